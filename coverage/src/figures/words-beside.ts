import { comparable, sameValue } from '@gaplens/text/figures/compare'
import type { Dimension } from '@gaplens/text/figures/figure'
import { memoize } from '@gaplens/text/memoize'
import { compareConditions } from './compare-conditions.ts'
import { differInMagnitude } from './magnitude.ts'
import { type PreparedClaim, shareSubject } from './prepared-claim.ts'
import { sharedWords, wordsOf } from './shared-words.ts'
import { valuesMeet } from './values-meet.ts'

/** What is done so long, or so hot, stands right beside it. What costs so much or is such a share often stands far away. */
const OF_DEEDS = new Set<Dimension>(['time', 'temperature'])
/** So many characters beside a figure are looked at. */
const NEAR = 6
/** A word behind a figure is what is done then only if it has so many characters: papers of both durations have shorter names. */
const BEHIND_MIN = 3
/** Values so far apart are of two steps with one verb. */
const FAR_APART = 5
const CLAUSE_MARK = /[，,、。；;：:！？!?（）()\n\t]/u
/** Words beside any duration: from when it is counted, how surely it is known, and how fresh something has to be. */
const OF_ANY = /日起|最近|最[長久短快慢]|[未不]滿|之[後前]|以[後前]|目前|現在/gu

/** The words right before and right behind a figure. They are read once, though every pair asks. */
const besideOf = memoize(({ claim: { bare, figure } }: PreparedClaim) => {
  const [before, behind] = [bare.slice(0, figure.start), bare.slice(figure.end)]
  const words = (text: string) => wordsOf(text.replace(OF_ANY, ' '))
  return {
    before: words((before.split(CLAUSE_MARK).at(-1) ?? '').trimEnd().slice(-NEAR)),
    behind: words((behind.split(CLAUSE_MARK)[0] ?? '').trimStart().slice(0, NEAR)),
  }
})

/**
 * The words by which two durations or temperatures on one subject of the table are of one thing though they differ: one word stands right beside
 * both, and each is the only one of its kind that its page gives on that subject (「醬料靜置 20 分鐘」, 「醬料要靜置半小時」). Null if there is none.
 */
export function byWordsBeside(
  a: PreparedClaim,
  b: PreparedClaim,
  { all, keyword }: { readonly all: readonly PreparedClaim[]; readonly keyword: string },
): readonly string[] | null {
  const { dimension } = a.claim.figure
  if (!OF_DEEDS.has(dimension) || isLimit(a) !== isLimit(b) || !shareSubject(a, b)) return null
  if (valuesMeet(a.claim, b.claim) || differInMagnitude(a.claim, b.claim, FAR_APART)) return null
  if (compareConditions(a.claim, b.claim) === 'differ') return null
  const isOnly = (one: PreparedClaim, other: PreparedClaim) =>
    !all.some(
      (each) =>
        each.claim.sourceId === one.claim.sourceId &&
        comparable(each.claim.figure, one.claim.figure) &&
        !sameValue(each.claim.figure, one.claim.figure) &&
        !differInMagnitude(each.claim, other.claim) &&
        shareSubject(each, one) &&
        shareSubject(each, other),
    )
  const words = wordsBesideBoth(a, b, keyword)
  return words.length > 0 && isOnly(a, b) && isOnly(b, a) ? words : null
}

/** Whether something is done within a time, and not for so long. */
function isLimit({ claim: { figure } }: PreparedClaim): boolean {
  return figure.bound === 'most'
}

function wordsBesideBoth(a: PreparedClaim, b: PreparedClaim, keyword: string): readonly string[] {
  const [mine, theirs] = [besideOf(a), besideOf(b)]
  return [
    ...sharedWords(mine.before, theirs.before, keyword),
    ...sharedWords(mine.behind, theirs.behind, keyword).filter(({ length }) => length >= BEHIND_MIN),
  ]
}
