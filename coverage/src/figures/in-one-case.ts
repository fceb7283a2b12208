import { comparable, sameFigure } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { memoize } from '@gaplens/text/memoize'
import { type PreparedClaim, shareSubject } from './prepared-claim.ts'
import { sharedWords } from './shared-words.ts'

/**
 * The words of two figures on one subject of the table that are of one case: two shares of one time (「三年內有一成的人搬走」, 「三年內近三成遷出」),
 * or two sums of one band of a scale (「100 萬到 300 萬這一級收 500 元」, 「逾 100 萬至 300 萬元：700 元」); else null.
 */
export function inOneCase(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
  if (!shareSubject(a, b)) return null
  const [mine, theirs] = [bandOf(a), bandOf(b)]
  const time = sharedTime(a, b)
  if (time !== undefined) return [time.text]
  return mine !== undefined && theirs !== undefined && areOneBand(mine, theirs)
    ? sharedWords(a.around, b.around, '')
    : null
}

/** The time in which two shares came about, if it is one. */
function sharedTime({ claim: a }: PreparedClaim, { claim: b }: PreparedClaim): Figure | undefined {
  if (a.figure.dimension !== 'share') return undefined
  return a.beside.find(
    (one) =>
      one.dimension === 'time' && b.beside.some((other) => comparable(one, other) && sameFigure(one, other)),
  )
}

/** The band before a sum, whose ends are sums as well. It is read once, though every pair asks. */
const bandOf = memoize(({ claim: { figure, inSentence } }: PreparedClaim): Figure | undefined =>
  figure.dimension === 'money'
    ? inSentence
        .filter(
          (each) =>
            each.dimension === 'money' &&
            each.start < figure.start &&
            Number.isFinite(each.low) &&
            each.low < each.value,
        )
        .at(-1)
    : undefined,
)

/** Whether two bands have the same ends, with 「逾」 before them or without. */
function areOneBand(a: Figure, b: Figure): boolean {
  return comparable(a, b) && a.low === b.low && a.value === b.value
}
