import { WORKING_DAY } from '@gaplens/text/figures/figure'
import type { FigureClaim } from './figure-claims.ts'
import { isInOrder } from './shared-words.ts'
import { isWait } from './times-around-events.ts'

/** 「加收 200 元」, and 「加」 right before the figure. */
const SURCHARGE = /加收|加價|另加|另收|多收|多付|多花|(?<![增追參添附])加\s*$/u
/**
 * What is got back, paid before, kept back, added or compared is not the thing itself: a clause that names one is not of what another's is.
 * What a value has risen to (「漲到 6,800 元」) is the value itself.
 */
const ROLES: readonly RegExp[] = [
  /補助|補貼|津貼|獎勵|退費|退還/u,
  /訂金|定金|押金|保證金|頭期/u,
  /罰|違約金/u,
  /扣[除抵掉下]|沒收/u,
  SURCHARGE,
  /省|便宜|折扣|優惠|降價(?!\s*[到至為成])|(?<![多至最])少\p{Script=Han}?(?:\s*$|\s{2,})/u,
  /(?:增加|提高|上升|漲|多出)(?!\s*[到至為成])/u,
  /(?:下降|降低|降了)(?!\s*[到至為成])/u,
  /(?:相差|[落溫誤]差|差[距異])[^，。\d]{0,3}(?:\s{2,}|$)|差\s{2,}|差\s*$/u,
]
/** A threshold is named right before its figure: in 「回退超過 50 度的占 3%」 it is of the 50 degrees. */
const THRESHOLD = /(?<!率)(?:(?<!不|不[得要能可宜應會])(?:低於|高於|超過|大於|小於)|未[達滿])\P{N}{0,3}$/u
/** Whether a word only says that something is added, whatever it is for: 「另收」. */
export function saysAdded(word: string): boolean {
  return SURCHARGE.test(word) && word.replace(SURCHARGE, '') === ''
}

/** The bit of a surcharge. */
const SURCHARGED = 1 << ROLES.indexOf(SURCHARGE)
/** Words that compare what follows with something else: 「窗型機便宜一點，2,000 元」, 「進口的更貴」. */
const COMPARED =
  /(?:便宜|貴|快|慢|久|長|短|大|小|高|低)(?:一[點些]|些|得多|很多)|更(?:便宜|貴|快|慢|久|長|短|高|低)|\b(?:cheaper|dearer|faster|slower|longer|shorter)\b/iu
/** By how much something exceeds another: 「比身高多 15 公分」, 「用身高加 25 公分」. */
const BEYOND = /比[^，。；、]{1,10}[多少高低長短重輕快慢]$/u
const ORDINALS = /第[一二三四五六七八九十\d]+|首[次年月]|頭一|\b(?:first|second|third)\b/giu
/** What only numbers a heading: 「第一階：不靠藥」, 「第三件：能續到幾歲」, 「第 2 章」. */
const NUMBERED =
  /^\s*第\s?[一二三四五六七八九十\d]+\s?(?:[步章節點招件關條項站課][：:、，\s]?|\p{Script=Han}[：:、])/u
const STARTS = /\bstart(?:s|ing)? (?:at|with|from)\b|一開始|起初|剛開始/iu
const UPPER = /最[高多長大久]|至多|頂多|上限|為限|\b(?:maximum|at most)\b/iu
const LOWER = /最[低少短小]|至少|下限|\b(?:minimum|at least)\b/iu

/** What is enough is the least that is needed: 「8,000 Pa 就夠用」. */
const ENOUGH = /(?<![不未])夠用|[就已]夠(?!嗎)|(?<!不)足夠/u

/** A limit is stated in words of its own (「最長」), or only implied by how the figure is hedged (「3 天內」). */
type Limit = 'stated' | 'implied' | null

/** 「三個月後」 is a day and no length of time; with minutes it may be either. */
const FROM_NOW = /^\s*之?[後前]/u
const A_DAY = 86_400
/** Nor is 「前三個月」 with months; with days it may be (「前 5 天停藥」). */
const FIRST = /[前頭]\s*$/u
const SOME_WEEKS = 28 * A_DAY
/** 「從送件到領證」: a time from one thing to another, of which another's single step is a part. */
const SPAN = /(?:從|自(?![行然費動己付備製訂願助]))[^，。]{1,20}?(?:到|至(?![少多])|起)/u
const BEGINNING = /[從自起]/u
/** What a time begins after: 「送件後 25 個工作天內」. */
const AFTER = /\p{Script=Han}後/u
const END = /[到至抵]/u
/** The law by which something holds: 「依傳染病防治法」. */
const BY_LAW =
  /(?:依據|根據|依照|按照|違反|觸犯|依|按)\s*[《「]?(\p{Script=Han}{2,14}?(?:(?<![方說做作看用辦想])法|條例|細則|規則))/gu
/** How long before something, if it is less than a day: 「連假提早九十分鐘到」. */
const AHEAD = /提[早前]\s*約?\s*$/u

/** The roles that a text names, a bit each. */
function rolesIn(text: string): number {
  return ROLES.reduce((bits, each, at) => (each.test(text) ? bits | (1 << at) : bits), 0)
}

/**
 * Whether one clause names a role that the other's names as little as its heading: 「訂金一成」 under any heading and 「三成」 under 「訂金」
 * are one. What is added for each of a thing is its price: 「每層加 150 元」 and 「每上一層收 200 元」.
 * @param each what both figures are for one of, if it is the same thing
 */
export function haveOtherRoles(a: Roles, b: Roles, each: string | null): boolean {
  const alike = each === null ? 0 : SURCHARGED
  return (
    (a.clause & ~(b.clause | b.heading | alike)) !== 0 || (b.clause & ~(a.clause | a.heading | alike)) !== 0
  )
}

/** The roles of a figure that its clause and its heading name, a bit each. */
export function rolesOf({
  clause,
  heading,
  bare,
  figure,
}: Pick<FigureClaim, 'clause' | 'heading' | 'bare' | 'figure'>): Roles {
  const isDay = figure.unit === WORKING_DAY || (figure.dimension === 'time' && figure.value >= A_DAY)
  const before = bare.slice(0, figure.start)
  const dated =
    isDay &&
    (FROM_NOW.test(bare.slice(figure.end, figure.end + 4)) ||
      (figure.value >= SOME_WEEKS && FIRST.test(before)))
  const fromNow = dated ? 1 << ROLES.length : 0
  const compared = COMPARED.test(before) ? 2 << ROLES.length : 0
  const threshold = THRESHOLD.test(before.trimEnd()) ? 8 << ROLES.length : 0
  const beyond = BEYOND.test(before.trimEnd()) ? 16 << ROLES.length : 0
  const ahead = figure.dimension === 'time' && !isDay && AHEAD.test(before) ? 4 << ROLES.length : 0
  return {
    clause: rolesIn(clause) | fromNow | compared | ahead | threshold | beyond,
    heading: rolesIn(heading),
  }
}

/** What a figure's clause and its heading call it, a bit for each role. */
export interface Roles {
  readonly clause: number
  readonly heading: number
}

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
    ordinals: ordinalsOf(clause) || ordinalsOf(heading.replace(NUMBERED, '')),
    starts: STARTS.test(clause),
    spread: UPPER.test(bare) && LOWER.test(bare),
    upper: upperLimitOf({ clause, figure }) ?? (isLastAge({ figure, bare }) ? 'implied' : null),
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

/** Whether a clause's figure is an upper limit; null if it is none. */
export function upperLimitOf({ clause, figure }: Pick<FigureClaim, 'clause' | 'figure'>): Limit {
  return UPPER.test(clause) ? 'stated' : figure.bound === 'most' ? 'implied' : null
}

/** Whether one figure is of a whole span (「從送件到領證」) and the other names neither end. */
export function areOtherSpans(a: FigureClaim, b: FigureClaim): boolean {
  return a.figure.dimension === 'time' && (isWholeSpan(a, b) || isWholeSpan(b, a))
}

function isWholeSpan(one: FigureClaim, other: FigureClaim): boolean {
  return (
    SPAN.test(one.clause) &&
    !BEGINNING.test(other.bare) &&
    !AFTER.test(other.clause) &&
    !END.test(other.clause)
  )
}

/** Whether both figures hold by a law, and none is the same. */
export function holdByOtherLaws(a: FigureClaim, b: FigureClaim): boolean {
  const [mine, theirs] = [lawsIn(a.bare), lawsIn(b.bare)]
  const isShared = mine.some((law) => theirs.some((other) => areOneLaw(law, other)))
  return mine.length > 0 && theirs.length > 0 && !isShared
}

/** Whether one name is the other's, or its short form: 「勞基法」 of 「勞動基準法」. */
function areOneLaw(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return isInOrder(short, long)
}

function lawsIn(text: string): string[] {
  return [...text.matchAll(BY_LAW)].flatMap(([, law]) => law ?? [])
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

/** A claim with what limits its figure. */
interface Limited {
  readonly claim: Pick<FigureClaim, 'bare'>
  readonly limits: Limits
}

/** Whether the sentence of a figure of no order names the order of the other: 「第一次路考的通過率，平均 81%」. */
function namesOrder({ claim, limits }: Limited, other: Limited): boolean {
  return limits.ordinals === '' && ordinalsOf(claim.bare) === other.limits.ordinals
}

function isStatedOnce(a: Limit, b: Limit): boolean {
  return (a === 'stated' && b === null) || (b === 'stated' && a === null)
}

/** A rate, fee, price, sum or tax that is named right before its figure: 「反射率約 5%」. */
const NAMED_RIGHT_BEFORE = /(\p{Script=Han}{1,2}[率費價金額稅])\s*[約為是達到僅只]{0,2}\s*$/u
const NAME_MAX = 8
/** 「總價」 and 「總額」 are one. */
const IS_SUM = /^總/u

/** Whether both figures have their measure named right before them, and it is not the same: 「效率 22%」, 「反射率約 5%」. */
export function nameOtherMeasures(a: FigureClaim, b: FigureClaim): boolean {
  const [mine, theirs] = [a, b].map(({ bare, figure }) =>
    NAMED_RIGHT_BEFORE.exec(bare.slice(Math.max(0, figure.start - NAME_MAX), figure.start))?.[1]?.slice(-2),
  )
  return (
    mine !== undefined &&
    theirs !== undefined &&
    mine !== theirs &&
    !(IS_SUM.test(mine) && IS_SUM.test(theirs))
  )
}

/** A rate, fee, sum or tax that a figure is of, right behind it: 「22 萬 5 的薪資扣除額」. Its last two characters before the kind name it. */
const NAMED_RIGHT_AFTER = /^\s*的\p{Script=Han}{0,6}?(\p{Script=Han}{2})[率費價金額稅](?!\p{Script=Han})/u

/** Whether one figure is of what is named right behind it, and nothing around the other names that. */
export function isOfNamedMeasure(one: FigureClaim, other: FigureClaim): boolean {
  const name = NAMED_RIGHT_AFTER.exec(one.bare.slice(one.figure.end))?.[1]
  return name !== undefined && !`${other.heading} ${other.sentence} ${other.title}`.includes(name)
}
