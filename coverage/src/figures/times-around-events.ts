import type { FigureClaim } from './figure-claims.ts'
import { charactersOf } from './shared-words.ts'

/** An event, and at most a few words between it and the figure: 「術後至少」, 「吃完隔」, 「考前最晚」. */
const SINCE = /(\p{Script=Han}{1,4}?)(?:之?(?<!前)後|以後|完)[^，。；\d]{0,6}$/u
const UNTIL = /(\p{Script=Han}{1,4}?)之?前[^，。；\d]{0,6}$/u
/** What somebody did, and how long to wait then: 「喝過酒請等」. */
const DID =
  /(\p{Script=Han}過\p{Script=Han}{1,3}?)(?:的\p{Script=Han}{1,3})?請?\p{Script=Han}{0,2}(?:等|隔|歇|休息)\s*$/u
/** The event before a figure that 「前」 or 「後」 follows: 「搬遷日 7 天前」. */
const EVENT = /(\p{Script=Han}{1,3})\s*$/u
const FOLLOWED = /^\s*(?:之|以)?([前後])(?!\s*\d)/u
/** A day of each month: 「單月 15 日前」. */
const OF_MONTH = /月\s*$/u
const CLAUSE_START = /[，,、。；;！？!?\n\t|（）()：:]/u
/** Words of an obligation or a hedge, which are no event: 「應於 60 日前」. */
const NO_EVENT = /^.*[是應須需請得於在遲晚]|[至最早約少多建議]/gu
/** Words for a meal, of which a text uses any. */
const MEAL = /[飯餐食吃]/gu
const A_MEAL = '飯'
const DENIED = /不|勿|禁|別/u
/** What must not be done within a time may be done after it. */
const WITHIN = /內/u

/** A duration that begins or ends with an event. */
interface TimeAroundEvent {
  readonly side: '前' | '後'
  readonly event: string
}

/**
 * The event up to which or from which both of two durations are counted, with 「前」 or 「後」, if both say what may be done or both what may not:
 * 「搬運日前」 of 「搬運日三日前通知」 and 「搬遷日 7 天前來電」; null if there is none. One character of the events is compared, so that the durations are of
 * one thing only where their sentences are about one subject.
 */
export function eventOfBoth(a: FigureClaim, b: FigureClaim): string | null {
  const [mine, theirs] = [timeAroundEvent(a), timeAroundEvent(b)]
  if (mine === null || theirs === null || mine.side !== theirs.side || isDenied(a) !== isDenied(b))
    return null
  const known = charactersOf(theirs.event.replace(MEAL, A_MEAL))
  const isOne = [...charactersOf(mine.event.replace(MEAL, A_MEAL))].some((each) => known.has(each))
  return isOne ? `${mine.event}${mine.side}` : null
}

function timeAroundEvent({ figure, bare }: FigureClaim): TimeAroundEvent | null {
  if (figure.dimension !== 'time') return null
  const before = bare.slice(0, figure.start).split(CLAUSE_START).at(-1) ?? ''
  const [, since] = DID.exec(before) ?? SINCE.exec(before) ?? []
  if (since !== undefined) return around('後', since)
  const [, until] = UNTIL.exec(before) ?? []
  if (until !== undefined) return around('前', until)
  const [, event] = EVENT.exec(before) ?? []
  const side = FOLLOWED.exec(bare.slice(figure.end))?.[1]
  if (event === undefined || OF_MONTH.test(before)) return null
  return side === '前' || side === '後' ? around(side, event) : null
}

function around(side: TimeAroundEvent['side'], text: string): TimeAroundEvent {
  return { side, event: text.replace(NO_EVENT, '') }
}

function isDenied({ figure, bare }: FigureClaim): boolean {
  const after = bare.slice(figure.end).split(CLAUSE_START)[0] ?? ''
  return DENIED.test(after) && !WITHIN.test(`${figure.text}${figure.limit?.after ?? ''}${after.slice(0, 2)}`)
}
