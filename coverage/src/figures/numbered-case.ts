import { memoize } from '@gaplens/text/memoize'
import { type PreparedClaim, shareSubject } from './prepared-claim.ts'

/** A case that is named by its number, with what stands between it and the figure: 「第 3 級每年有」, 「第二胎」. */
const NUMBERED = /(第[\d一二三四五六七八九十]+(?![、到至~-])\p{Script=Han})([^,。;:、\d]{0,6})$/u
/** Words that only join a case with its figure. */
const JOINING = /每[個一]?[年月週日天次]|[者的可有是為約共給發領得以享]/gu
/** What orders things in time or in a text is no case of a rule. */
const OF_ORDER = /[年月週周日天次步章節條點項課場輪回]$/u

/** Of what a part is left, named by its last two characters: 「點數剩三成」, 「點數還剩下 20%」. */
const LEFT = /(\p{Script=Han}{2})[只就還僅]?剩[下餘]?大?約?$/u

/**
 * The numbered case for which two figures on one subject of the table are stated, if it is one (「第 3 級每月 12,000 元」, 「第 3 級每月有 14,000 元」), or
 * that of which both say what part is left; else null.
 */
export function byNumberedCase(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
  const left = leftOf(a)
  if (left !== null) return left === leftOf(b) ? [left] : null
  const name = caseOf(a)
  return name !== null && name === caseOf(b) && shareSubject(a, b) ? [name] : null
}

// Both are read once, though every pair of figures asks.
const leftOf = memoize((one: PreparedClaim): string | null =>
  one.claim.figure.dimension === 'share' ? (LEFT.exec(wordsBefore(one))?.[1] ?? null) : null,
)

const caseOf = memoize((one: PreparedClaim): string | null => {
  const [, name = '', between = ''] = NUMBERED.exec(wordsBefore(one)) ?? []
  return name === '' || OF_ORDER.test(name) ? null : `${name}${between.replace(JOINING, '')}`
})

function wordsBefore({ claim: { sentence, figure } }: PreparedClaim): string {
  return sentence.slice(0, figure.start).normalize('NFKC').replace(/\s/gu, '')
}
