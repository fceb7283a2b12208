import type { FigureClaim } from './figure-claims.ts'

/** What is got back, paid before, added or compared is not the thing itself: a clause that names one is not of what another's is. */
const ROLES: readonly RegExp[] = [
  /補助|補貼|津貼|獎勵|退費|退還/u,
  /訂金|定金|押金|保證金|頭期/u,
  /罰|違約金/u,
  /加收|加價|另加|另收|多收|多付|多花/u,
  /省|便宜|折扣|優惠|降價|(?<![多至最])少(?:付|繳|掉|了)?\s*$/u,
  /增加|提高|上升|漲|多出/u,
  /(?<!不|不[得要能可宜應會])(?:低於|高於|超過|大於|小於)/u,
]
const ORDINALS = /第[一二三四五六七八九十\d]+|首[次年月]|頭一|\b(?:first|second|third)\b/giu
const STARTS = /\bstart(?:s|ing)? (?:at|with|from)\b|一開始|起初|剛開始/iu
const UPPER = /最[高多長大久]|至多|頂多|上限|\b(?:maximum|at most)\b/iu
const LOWER = /最[低少短小]|至少|下限|\b(?:minimum|at least)\b/iu

/** A limit is told in words of its own (「最長」), or only implied by how the figure is hedged (「3 天內」). */
type Limit = 'told' | 'implied' | null

/** 「三個月後」 is a day and no length of time; of minutes it is told either way. */
const FROM_NOW = /^\s*之?[後前]/u
const A_DAY = 86_400

/** The roles of a figure that its clause names, a bit each. */
export function rolesOf({ clause, bare, figure }: Pick<FigureClaim, 'clause' | 'bare' | 'figure'>): number {
  const named = ROLES.reduce((bits, each, at) => (each.test(clause) ? bits | (1 << at) : bits), 0)
  const isDay = figure.dimension === 'time' && figure.value >= A_DAY
  return isDay && FROM_NOW.test(bare.slice(figure.end, figure.end + 4)) ? named | (1 << ROLES.length) : named
}

/** What makes a figure one of an order, an end of a scale or a limit: another without it is of something else. */
export interface Limits {
  /** 「第一劑」 and 「第二劑」, sorted. */
  readonly ordinals: string
  readonly starts: boolean
  readonly upper: Limit
  readonly lower: Limit
}

/** What limits a clause's figure. A heading tells of which order it is where the clause does not. */
export function limitsOf({
  clause,
  heading,
  figure,
}: Pick<FigureClaim, 'clause' | 'heading' | 'figure'>): Limits {
  const { bound } = figure
  return {
    ordinals: ordinalsOf(clause) || ordinalsOf(heading),
    starts: STARTS.test(clause),
    upper: UPPER.test(clause) ? 'told' : bound === 'most' ? 'implied' : null,
    lower: LOWER.test(clause) ? 'told' : bound === 'least' ? 'implied' : null,
  }
}

function ordinalsOf(text: string): string {
  return [...new Set(text.match(ORDINALS))].sort().join()
}

/** Whether one figure is limited in words and the other not at all, or is of another order. */
export function areOtherLimits(a: Limits, b: Limits): boolean {
  return (
    a.ordinals !== b.ordinals ||
    a.starts !== b.starts ||
    isToldOnce(a.upper, b.upper) ||
    isToldOnce(a.lower, b.lower)
  )
}

function isToldOnce(a: Limit, b: Limit): boolean {
  return (a === 'told' && b === null) || (b === 'told' && a === null)
}
