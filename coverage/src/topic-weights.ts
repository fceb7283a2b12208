import type { TableTopic } from './table/coverage-table.ts'

/**
 * Added when the AI Overview speaks of a topic, when people ask about it, and for each site that covers it, up to five. What
 * Google states counts most by far: which question or which site is of a topic is less sure (docs/experiments/coverage.md).
 */
const IN_OVERVIEW = 1
const ASKED = 0.3
const SITE = 0.12
const SITES_MAX = 5

/** How important a topic is. @param sites how many sites, other than the user's, cover it */
export function importanceOf(topic: Pick<TableTopic, 'statements' | 'questions'>, sites: number): number {
  return (
    (topic.statements.length > 0 ? IN_OVERVIEW : 0) +
    (topic.questions.length > 0 ? ASKED : 0) +
    SITE * Math.min(SITES_MAX, sites)
  )
}

/** The topics' weights: each row's share of the importance of all rows. They sum to 1. */
export function weightsOf<Row extends { readonly importance: number }>(
  rows: readonly Row[],
): ReadonlyMap<Row, number> {
  const total = rows.reduce((sum, row) => sum + row.importance, 0) || 1
  return new Map(rows.map((row) => [row, row.importance / total]))
}
