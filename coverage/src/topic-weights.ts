import type { TableTopic } from './table/coverage-table.ts'

/**
 * Summands of a topic's importance: if the AI Overview mentions it, if people ask about it, and for each site that covers it, up to
 * five. The AI Overview counts most, because its statements are assigned to topics most reliably. A question counts less than a site: it
 * decides between topics that equally many sites cover, and lifts none that only one covers (docs/experiments/coverage.md).
 */
const IN_OVERVIEW = 1
const ASKED = 0.07
const SITE = 0.12
const SITES_MAX = 5

/** The importance of a topic, before normalisation. @param sites number of sites, other than the user's, that cover it */
export function importanceOf(topic: Pick<TableTopic, 'statements' | 'questions'>, sites: number): number {
  return (
    (topic.statements.length > 0 ? IN_OVERVIEW : 0) +
    (topic.questions.length > 0 ? ASKED : 0) +
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
