import type { TableTopic } from './table/coverage-table.ts'

/**
 * Summands of a topic's importance: if the AI Overview mentions it, if people ask about it, and for each site that covers it, up to
 * five. The AI Overview counts most, because its statements are assigned to topics most reliably. Where a judge has read the pages, a question
 * counts less than a site: sites are then counted surely, and a question lifts no topic that only one of them covers
 * (docs/experiments/coverage.md).
 */
const IN_OVERVIEW = 1
const ASKED = 0.2
const ASKED_IF_JUDGED = 0.07
const SITE = 0.12
const SITES_MAX = 5

/** The importance of a topic, before normalisation. @param sites number of sites, other than the user's, that cover it */
export function importanceOf(
  { statements, questions, verdicts }: Pick<TableTopic, 'statements' | 'questions' | 'verdicts'>,
  sites: number,
): number {
  const asked = verdicts.some(({ judgeIsCertain }) => judgeIsCertain) ? ASKED_IF_JUDGED : ASKED
  return (
    (statements.length > 0 ? IN_OVERVIEW : 0) +
    (questions.length > 0 ? asked : 0) +
    SITE * Math.min(SITES_MAX, sites)
  )
}

/** The topics' weights: each row's share of the importance of all rows, 0–1. They sum to 1. */
export function weightsOf<Row extends { readonly importance: number }>(
  rows: readonly Row[],
): ReadonlyMap<Row, number> {
  const total = rows.reduce((sum, row) => sum + row.importance, 0) || 1
  return new Map(rows.map((row) => [row, row.importance / total]))
}
