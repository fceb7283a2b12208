import type { DraftBasis, DraftStanding } from '@gaplens/contracts/drafts/draft-score'

/** The rank of a draft's score among the other pages' scores in the report, from 1, with their median and maximum. */
export function standingOf(score: number, { pages }: Pick<DraftBasis, 'pages'>): DraftStanding {
  const scores = pages
    .flatMap(({ role, coverageScore }) => (role === 'user' ? [] : (coverageScore ?? [])))
    .sort((a, b) => a - b)
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
