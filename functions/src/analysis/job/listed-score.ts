import type { AnalysisDocument } from '@gaplens/contracts/analysis/job'

/** The coverage score of an analysis as lists show it: null if not known, or only as a range, of which the report tells. */
export function listedScore({
  coverageScore,
  coverageAtMost,
}: Pick<AnalysisDocument, 'coverageScore' | 'coverageAtMost'>): number | null {
  return (coverageAtMost ?? null) === null ? (coverageScore ?? null) : null
}
