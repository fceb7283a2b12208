import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import type { Warning } from '@gaplens/contracts/errors'
import report from './report.json' with { type: 'json' }

export interface Sample {
  readonly keyword: string
  readonly pageUrl: string
  readonly createdAt: string
  readonly status: JobStatus
  readonly warnings: readonly Warning[]
  readonly result: AnalysisResult
}

/** The committed sample. A test checks its shape, so that the page need not load the schemas. */
export function readSample(): Sample {
  return report as Sample
}
