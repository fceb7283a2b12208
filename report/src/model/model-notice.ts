import type { AnalysisResult } from '../../../contracts/src/report.ts'
import { NOTICE_TEXT, REPORT_TEXT } from '../text/report-text.ts'

/** What a reader is told of a model's part in the report: what it wrote, what code checked of that, and what nobody did. */
export function modelNotice({ evidence }: Pick<AnalysisResult, 'evidence'>): string[] {
  if (evidence === undefined) return []
  const { modelChecks: checks, inferredFields } = evidence
  if (checks === undefined) return inferredFields.length > 0 ? [REPORT_TEXT.provenance] : []
  return [
    NOTICE_TEXT.judged[checks.judged],
    ...(checks.kept > 0
      ? [REPORT_TEXT.provenance, NOTICE_TEXT.checked(checks.kept, checks.dropped), NOTICE_TEXT.unchecked]
      : [NOTICE_TEXT.nothingKept]),
  ]
}
