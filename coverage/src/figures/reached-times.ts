import { sameValue } from '@gaplens/text/figures/compare'
import { memoize } from '@gaplens/text/memoize'
import { compareConditions } from './compare-conditions.ts'
import { type PreparedClaim, shareSubject } from './prepared-claim.ts'
import { sharedWords } from './shared-words.ts'

/** What has to be reached (「滿六個月」), and what may not be reached yet (「未滿 18 歲」). */
const REACHED = /滿\s*$/u
const NOT_YET = /[未不]滿\s*$/u
/** The units in which an age or a time is told. */
const UNIT = /[年歲月週周日天]/u

/**
 * What two figures measure that are the age or the time that one subject of the coverage table demands (「滿四個月即可」, 「我的建議是滿六個月」), in
 * one unit; else null. Of those who have not reached it yet, each page may tell another thing, so that both sentences must share a word. A page
 * that demands both of that subject has two cases.
 */
export function reachedTimes(
  a: PreparedClaim,
  b: PreparedClaim,
  { keyword, all }: { readonly keyword: string; readonly all: readonly PreparedClaim[] },
): readonly string[] | null {
  const [mine, theirs] = [demandOf(a), demandOf(b)]
  if (mine === null || mine !== theirs || !shareSubject(a, b)) return null
  if (compareConditions(a.claim, b.claim) === 'differ') return null
  const demandsBoth = (one: PreparedClaim, other: PreparedClaim) =>
    all.some(
      (each) =>
        each.claim.sourceId === one.claim.sourceId &&
        demandOf(each) === mine &&
        shareSubject(each, other) &&
        sameValue(each.claim.figure, other.claim.figure),
    )
  if (!sameValue(a.claim.figure, b.claim.figure) && (demandsBoth(a, b) || demandsBoth(b, a))) return null
  const isOne = !NOT_YET.test(before(a)) || sharedWords(a.around, b.around, keyword).length > 0
  return isOne ? [a.claim.figure.dimension === 'age' ? '年齡' : '滿多久'] : null
}

/** The side and the unit of a single age or time that has to be reached; null for other figures. It is read once, though every pair asks. */
const demandOf = memoize((one: PreparedClaim): string | null => {
  const { dimension, text, low, high, bound } = one.claim.figure
  const isSingle = bound !== 'exact' || low === high
  if ((dimension !== 'age' && dimension !== 'time') || !isSingle || !REACHED.test(before(one))) return null
  return `${dimension} ${UNIT.exec(text)?.[0] ?? ''} ${NOT_YET.test(before(one))}`
})

function before({ claim: { bare, figure } }: PreparedClaim): string {
  return bare.slice(0, figure.start)
}
