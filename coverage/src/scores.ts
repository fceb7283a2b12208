import { COVERAGE_CREDIT } from '@gaplens/contracts/analysis/coverage-credit'
import type { Row } from './rows.ts'

/**
 * The coverage score of a page that was read, 0–100; null if there are no topics.
 * @param done a row that counts as covered: the score once the page covers it
 */
export function scoreOf(
  pageId: string,
  rows: readonly Row[],
  weights: ReadonlyMap<Row, number>,
  done?: Row,
): number | null {
  if (rows.length === 0) return null
  const covered = rows.reduce((sum, row) => {
    const level = row.cells.find(({ verdict }) => verdict.pageId === pageId)?.level ?? 'absent'
    return sum + (weights.get(row) ?? 0) * COVERAGE_CREDIT[row === done ? 'covered' : level]
  }, 0)
  return Math.round(covered * 100)
}
