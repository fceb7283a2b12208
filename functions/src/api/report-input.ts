import type { AnalysisDocument } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import type { ReportBrand } from '@gaplens/report/brand/report-brand'
import type { DocumentInput } from '@gaplens/report/document/report-document'
import { createReportModel } from '@gaplens/report/model/report-model'
import { iso } from './http/time.ts'

/** The input of a report's document. @param brand the brand that the document carries */
export function reportInput(
  { targetKeyword, userPageUrl, status, createdAt, warnings }: AnalysisDocument,
  result: AnalysisResult,
  brand: ReportBrand,
): DocumentInput {
  return {
    model: createReportModel(result, targetKeyword, brand.promptFooter),
    status,
    pageUrl: userPageUrl,
    createdAt: iso(createdAt),
    warnings,
    brand,
  }
}
