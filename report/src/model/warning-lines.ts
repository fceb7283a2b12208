import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import type { Warning } from '@gaplens/contracts/errors'
import { QUALITY_WARNING } from '@gaplens/contracts/limits'
import { WARNING_TEXT } from '../text/report-text.ts'
import { showsWarnings } from './quality.ts'

/** How reliable the report is, as sentences. @param warnings those that nothing else on the screen or sheet says */
export function warningLines(
  status: JobStatus,
  result: AnalysisResult,
  warnings: readonly Warning[],
): string[] {
  const { score } = result.qualityAssessment
  return [
    ...(showsWarnings(status, result) ? [WARNING_TEXT.withErrors] : []),
    ...(score < QUALITY_WARNING ? [WARNING_TEXT.lowQuality(score)] : []),
    ...warnings.map(({ message }) => message),
  ]
}
