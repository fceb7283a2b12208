import type { CoverageReport, Passage, Strength } from '@gaplens/contracts/report'
import type { Serp } from '@gaplens/contracts/serp'
import type { Source } from './source.ts'

/** What the pages say about the keyword's topics: the report's `coverage`, `strengths` and the passages both quote. */
export interface Coverage {
  readonly report: CoverageReport
  readonly strengths: readonly Strength[]
  readonly passages: readonly Passage[]
}

/** Finds topics, who covers them, and what the user's page lacks. Deterministic. */
export function buildCoverage(_input: {
  readonly keyword: string
  readonly serp: Serp
  readonly sources: readonly Source[]
}): Coverage {
  throw new Error('to be written')
}
