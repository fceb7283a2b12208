import type { DraftStanding } from '@gaplens/contracts/draft'

/** The rank of a score among the other pages' scores, from 1, with their median and maximum. */
export function standingOf(score: number, others: readonly number[]): DraftStanding {
  const scores = [...others].sort((a, b) => a - b)
  const middle = scores.length / 2
  const median =
    scores.length === 0
      ? null
      : ((scores[Math.ceil(middle) - 1] ?? 0) + (scores[Math.floor(middle)] ?? 0)) / 2
  return {
    place: 1 + scores.filter((other) => other > score).length,
    of: 1 + scores.length,
    median,
    best: scores.at(-1) ?? null,
  }
}
