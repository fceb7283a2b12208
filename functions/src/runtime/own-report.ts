import { type AnalysisDocument, isFinished } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'

/** The report of an analysis of this user, or why they get none. */
export function ownReport(
  analysis: AnalysisDocument | undefined,
  uid: string,
): AnalysisResult | 'not-found' | 'not-finished' {
  if (analysis?.uid !== uid) return 'not-found'
  if (!isFinished(analysis.status)) return 'not-finished'
  // A failed job has no report, and never will.
  return analysis.result ?? 'not-found'
}
