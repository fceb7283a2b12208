import type { CoverageLevel } from './report.ts'

/**
 * The share of a topic's weight that a page gets in its coverage score: all of it for a covered topic, half for one that it
 * only touches. A convention of this product (docs/report/ranking.md), not a measurement.
 */
export const COVERAGE_CREDIT: Record<CoverageLevel, number> = { covered: 1, touched: 0.5, absent: 0 }
