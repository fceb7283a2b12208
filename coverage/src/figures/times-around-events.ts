import type { FigureClaim } from './figure-claims.ts'
import { contentCharacters } from './shared-words.ts'

/** An event, and at most a few words between it and the figure: 「術後至少」, 「吃完隔」, 「考前最晚」. 「目前」, 「然後」 and 「完全」 name none. */
const SINCE =
  /(\p{Script=Han}{1,4}?)(?:之?(?<![前然往售隨稍今日爾先最背])後|完(?![全成整畢善備美工]))[^，。；\d]{0,6}$/u
const UNTIL = /(\p{Script=Han}{1,4}?)之?(?<![目先當眼生提以從日])前(?![後往])[^，。；\d]{0,6}$/u
/** What somebody did, and how long to wait then: 「喝過酒請等」. */
const DID =
  /(\p{Script=Han}(?<![不超經通])過\p{Script=Han}{1,3}?)(?:的\p{Script=Han}{1,3})?請?\p{Script=Han}{0,2}(?:等|隔|歇|休息)\s*$/u
/** What one waits after: 「一罐啤酒要等」. */
const WAITED_FOR =
  /(\p{Script=Han}{1,4})(?<!不過|通常|一般|平均|可能|[還都只也先就])[要請需須得應][等隔歇]\s*$/u
/** How long to wait. */
const WAITED = /(?:[等隔歇]|休息)\s*$/u
/** The event before a figure that 「前」 or 「後」 follows: 「搬遷日 7 天前」. */
const EVENT = /(\p{Script=Han}{1,3})\s*$/u
const FOLLOWED = /^\s*(?:之|以)?([前後])(?!\s*\d)/u
/** A day of each month: 「單月 15 日前」. */
const OF_MONTH = /月\s*$/u
const CLAUSE_START = /[，,、。；;！？!?\n\t|（）()：:]/u
/** Words of an obligation or a hedge before an event, which belong to none: 「應於 60 日前」. */
const NO_EVENT = /^.*[是應須需請得於在遲晚]|[至最早約少多建議]/gu
/** That it is over: 「喝過酒」 is 「喝酒」. */
const OVER = /[過完了]/gu
/** Words for one event: a meal, unless something else is eaten (「吃藥後」), and an examination. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/用?[飯餐食]|吃飽|吃$/gu, '飯'],
  [/測驗|考試/gu, '考'],
]
/** Two names with so many characters in common are of one event: 「搬運日」, 「搬遷日」. */
const SHARED_MIN = 2
const DENIED = /不|勿|禁/u
/** What must not be done within a time may be done after it. */
const WITHIN = /內/u

/** A duration that begins or ends with an event. */
export interface TimeAroundEvent {
  readonly side: '前' | '後'
  /** As written. */
  readonly event: string
  /** By which it is compared: any meal is one, and 「喝過酒」 is 「喝酒」. */
  readonly name: string
  /** Whether it says what must not be done. */
  readonly denied: boolean
  /** Whether it says how long to wait. */
  readonly isWait: boolean
}

/** The event up to which or from which a claim's duration is counted: 「搬運日」 of 「搬運日三日前通知」; null if there is none. */
export function timeAroundEvent(claim: FigureClaim): TimeAroundEvent | null {
  const { figure, bare } = claim
  if (figure.dimension !== 'time') return null
  const before = bare.slice(0, figure.start).split(CLAUSE_START).at(-1) ?? ''
  const around = (side: TimeAroundEvent['side'], text: string): TimeAroundEvent | null => {
    const event = text.replace(NO_EVENT, '')
    const name = SYNONYMS.reduce((rest, [words, one]) => rest.replace(words, one), event.replace(OVER, ''))
    if (contentCharacters(name).size === 0) return null
    return { side, event, name, denied: isDenied(claim), isWait: isWait(claim) }
  }
  const [, since] = DID.exec(before) ?? WAITED_FOR.exec(before) ?? SINCE.exec(before) ?? []
  if (since !== undefined) return around('後', since)
  const [, until] = UNTIL.exec(before) ?? []
  if (until !== undefined) return around('前', until)
  const [, event] = EVENT.exec(before) ?? []
  const side = FOLLOWED.exec(bare.slice(figure.end))?.[1]
  if (event === undefined || OF_MONTH.test(before)) return null
  return side === '前' || side === '後' ? around(side, event) : null
}

/**
 * Whether two durations are counted from one event or up to it, and both say what may be done or both what may not: 「搬運日三日前通知」, 「搬遷日 7 天前
 * 來電」. The name of one contains the other's, or they share two characters.
 */
export function areAroundOneEvent(a: TimeAroundEvent, b: TimeAroundEvent): boolean {
  if (a.side !== b.side || a.denied !== b.denied) return false
  const known = contentCharacters(b.name)
  const shared = [...contentCharacters(a.name)].filter((each) => known.has(each)).length
  return a.name.includes(b.name) || b.name.includes(a.name) || shared >= SHARED_MIN
}

/** Whether both say how long to wait after an event that the keyword does not name: that is one thing on any subject. */
export function areWaitsAfterOne(a: TimeAroundEvent, b: TimeAroundEvent, keyword: string): boolean {
  const isOther = [...contentCharacters(a.name)].some(
    (each) => b.name.includes(each) && !keyword.includes(each),
  )
  return a.isWait && b.isWait && isOther
}

/** Whether a figure says how long to wait, which is the least that one waits: 「請等 2 小時」. */
export function isWait({ bare, figure }: Pick<FigureClaim, 'bare' | 'figure'>): boolean {
  return figure.dimension === 'time' && WAITED.test(bare.slice(0, figure.start))
}

function isDenied({ figure, bare }: FigureClaim): boolean {
  const after = bare.slice(figure.end).split(CLAUSE_START)[0] ?? ''
  return DENIED.test(after) && !WITHIN.test(`${figure.text}${figure.limit?.after ?? ''}${after.slice(0, 2)}`)
}
