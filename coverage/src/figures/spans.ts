import type { FigureClaim } from './figure-claims.ts'

/** 「從送件到領證」: a time from one thing to another, of which another's single step is a part. */
const SPAN = /(?:從|自(?![行然費動己付備製訂願助]))[^，。]{1,20}?(?:(?<![拿收得買遇找])到|至(?![少多])|起)/u
const BEGINNING = /[從自起]/u
/** What a time begins after: 「送件後 25 個工作天內」. */
const AFTER = /\p{Script=Han}後/u
const END = /[到至抵]/u

/** Before a time that is only looked back on: 「，近兩年完工的案子」. Behind a word it may be nearly so long: 「等了近兩年」. */
const LOOKED_BACK = /(?:最近|過去|(?:^|\P{L})近)\s*$/u
const MAY_BE = /[近去這]\s*$/u

/**
 * Whether one figure is of a whole span (「從送件到領證」) and the other names neither end, or is a time that one looks back on,
 * unless the same holds within both.
 */
export function areOtherSpans(a: FigureClaim, b: FigureClaim): boolean {
  const within = holdsWithin(a)
  if (a.figure.dimension !== 'time' || (within !== undefined && within === holdsWithin(b))) return false
  return isOtherSpan(a, b) || isOtherSpan(b, a)
}

/** What holds within a time: 「14 天內有效」. */
const WITHIN = /^\s*[之以]?內(?:應|須|可|得|都|仍)?(\p{Script=Han}{2})/u

function holdsWithin({ figure, bare }: FigureClaim): string | undefined {
  return WITHIN.exec(bare.slice(figure.end))?.[1]
}

function isOtherSpan(one: FigureClaim, other: FigureClaim): boolean {
  const before = ({ bare, figure }: FigureClaim) => bare.slice(0, figure.start)
  return (
    (LOOKED_BACK.test(before(one)) && !MAY_BE.test(before(other))) ||
    (SPAN.test(one.clause) &&
      !BEGINNING.test(other.bare) &&
      !AFTER.test(other.clause) &&
      !END.test(other.clause))
  )
}
