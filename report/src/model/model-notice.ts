import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { NOTICE_TEXT, REPORT_TEXT } from '../text/report-text.ts'

/** The notice about the use of a model: what it wrote, what the program checked, and what was not checked. */
export function modelNotice({ evidence }: Pick<AnalysisResult, 'evidence'>): string[] {
  if (evidence === undefined) return []
  const { modelChecks: checks, inferredFields } = evidence
  if (checks === undefined) return inferredFields.length > 0 ? [REPORT_TEXT.provenance] : []
  return [
    NOTICE_TEXT.judged[checks.judged],
    ...(inferredFields.length > 0
      ? [REPORT_TEXT.provenance, NOTICE_TEXT.checked, NOTICE_TEXT.unchecked]
      : [NOTICE_TEXT.nothingKept]),
  ]
}
