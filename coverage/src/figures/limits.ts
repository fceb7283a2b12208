import type { FigureClaim } from './figure-claims.ts'
import { isWait } from './times-around-events.ts'

const ORDINALS = /第[一二三四五六七八九十\d]+|首[次年月]|頭一|\b(?:first|second|third)\b/giu
/** What only numbers a heading: 「第一階：不靠藥」, 「第三件：能續到幾歲」, 「第 2 章」. */
const NUMBERED =
  /^\s*第\s?[一二三四五六七八九十\d]+\s?(?:[步章節點招件關條項站課][：:、，\s]?|\p{Script=Han}[：:、])/u
/** What only tells when something happens: 「第一個晚上」, 「第一週要注意」. A year or a month may be one of a scheme. */
const TOLD_TIME =
  /第[一二三四五六七八九十\d]+\s?個?(?:晚上?|夜|早上|天|日|週|星期|禮拜)|[第頭]一次(?=吵|遇|碰|[去來自]|覺|發現|知道)/gu
const STARTS = /\bstart(?:s|ing)? (?:at|with|from)\b|一開始|起初|剛開始/iu
const UPPER = /最[高多長大久]|至多|頂多|上限|為限|\b(?:maximum|at most)\b/iu
/** The clause before only names the limit: 「月租的上限，我抓營業額的 10%」. */
const OPENS_UPPER = /上限[，,][^，,。；;\d]{0,12}$/u
const LOWER = /最[低少短小]|至少|下限|\b(?:minimum|at least)\b/iu

/** What may not be exceeded, however its whole is named before the figure (「不得超過總價 15%」), or what lies above counts for nothing. */
const NOT_ABOVE = /不[得可能應宜準]?(?:超過|逾|高於|多於)\P{N}{0,6}$/u
const ABOVE = /(?:超過|逾)\P{N}{0,4}$/u
const COUNTS_FOR_NOTHING = /^\s*(?:之|的)?部[分份]\P{N}{0,4}(?:無效|不予|不[計算]|不給付)/u

/** What is enough is the least that is needed: 「8,000 Pa 就夠用」, 「80 公分就能做」. */
const ENOUGH = /[就即](?:能|可以?)(?!能)|(?<![不未])夠用|[就已]夠(?!嗎)|(?<!不)足夠/u

/** A limit is stated in words of its own (「最長」), or only implied by how the figure is hedged (「3 天內」). */
type Limit = 'stated' | 'implied' | null

/** What makes a figure one of an order, an end of a scale or a limit: another without it is of something else. */
export interface Limits {
  /** 「第一劑」 and 「第二劑」, sorted. */
  readonly ordinals: string
  readonly starts: boolean
  /** An end of what several things have: 「最長 205 分鐘，最短 88 分鐘」. One thing's own limit is another. */
  readonly spread: boolean
  readonly upper: Limit
  readonly lower: Limit
}

/** What limits a clause's figure. A heading gives the order if the clause does not. */
export function limitsOf({
  clause,
  heading,
  figure,
  bare,
}: Pick<FigureClaim, 'clause' | 'heading' | 'figure' | 'bare'>): Limits {
  return {
    ordinals: ordinalsOf(clause) || ordinalsOf(heading.replace(NUMBERED, '').replace(TOLD_TIME, '')),
    starts: STARTS.test(clause),
    spread: UPPER.test(bare) && LOWER.test(bare),
    upper:
      upperLimitOf({ clause, figure, bare }) ??
      (isLastAge({ figure, bare }) || isNotToExceed({ figure, bare }) ? 'implied' : null),
    lower: LOWER.test(clause)
      ? 'stated'
      : figure.bound === 'least' || ENOUGH.test(clause) || isWait({ bare, figure })
        ? 'implied'
        : null,
  }
}

const UP_TO = /[到至]\s*$/u

/** Whether something holds up to an age: 「可以續到 85 歲」. */
function isLastAge({ figure, bare }: Pick<FigureClaim, 'figure' | 'bare'>): boolean {
  return figure.dimension === 'age' && UP_TO.test(bare.slice(0, figure.start))
}

/** Whether a figure may not be exceeded: 「不得超過總價 15%」, 「超過 16% 之部分無效」. */
export function isNotToExceed({ figure, bare }: Pick<FigureClaim, 'figure' | 'bare'>): boolean {
  const [before, behind] = [bare.slice(0, figure.start), bare.slice(figure.end)]
  return (
    NOT_ABOVE.test(before) ||
    (ABOVE.test(`${before}${figure.limit?.before ?? ''}`) && COUNTS_FOR_NOTHING.test(behind))
  )
}

/** How a clause says that its figure is an upper limit; null if it is none. */
export function upperLimitOf({
  clause,
  figure,
  bare,
}: Pick<FigureClaim, 'clause' | 'figure' | 'bare'>): Limit {
  return UPPER.test(clause) || OPENS_UPPER.test(bare.slice(0, figure.start))
    ? 'stated'
    : figure.bound === 'most'
      ? 'implied'
      : null
}

function ordinalsOf(text: string): string {
  return [...new Set(text.match(ORDINALS))].sort().join()
}

/** Whether one figure is limited in words and the other not at all, or is of another order. */
export function areOtherLimits(one: Limited, other: Limited): boolean {
  const [a, b] = [one.limits, other.limits]
  return (
    (a.ordinals !== b.ordinals && !namesOrder(one, other) && !namesOrder(other, one)) ||
    a.starts !== b.starts ||
    a.spread !== b.spread ||
    isStatedOnce(a.upper, b.upper) ||
    isStatedOnce(a.lower, b.lower)
  )
}

/** Whether one figure lies beyond the limit that the other states: then both are of one quantity and contradict each other. */
export function isBeyondLimit(one: Limited, other: Limited): boolean {
  const isBeyond = ({ claim: { figure }, limits }: Limited, { claim: { figure: value } }: Limited) =>
    (limits.upper === 'stated' && value.low > figure.value) ||
    (limits.lower === 'stated' && value.high < figure.value)
  return one.limits.ordinals === other.limits.ordinals && (isBeyond(one, other) || isBeyond(other, one))
}

/** A claim with what limits its figure. */
interface Limited {
  readonly claim: Pick<FigureClaim, 'bare' | 'figure'>
  readonly limits: Limits
}

/** Whether the sentence of a figure of no order names the order of the other: 「第一次路考的通過率，平均 81%」. */
function namesOrder({ claim, limits }: Limited, other: Limited): boolean {
  return limits.ordinals === '' && ordinalsOf(claim.bare) === other.limits.ordinals
}

function isStatedOnce(a: Limit, b: Limit): boolean {
  return (a === 'stated' && b === null) || (b === 'stated' && a === null)
}
