import type { StatedLevel } from './certainty.ts'
import type { Verdict } from './table/coverage-table.ts'

/** One cell of the coverage matrix: a page and a topic. */
export interface Cell extends StatedLevel {
  readonly verdict: Verdict
}
