import type { JobStatus } from '@gaplens/contracts/analysis'
import type { Warning } from '@gaplens/contracts/errors'
import type { AnalysisResult } from '@gaplens/contracts/report'
import type { ReactNode } from 'react'

export interface ReportViewProps {
  result: AnalysisResult
  status: JobStatus
  keyword: string
  pageUrl: string
  /** ISO 8601 */
  createdAt: string
  warnings: readonly Warning[]
  /** Buttons of the screen around the report. */
  actions?: ReactNode
}
