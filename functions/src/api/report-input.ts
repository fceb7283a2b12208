import type { AnalysisDocument } from '@gaplens/contracts/analysis'
import { BRAND_NAMES } from '@gaplens/contracts/brand'
import type { AnalysisResult } from '@gaplens/contracts/report'
import type { DocumentInput } from '@gaplens/report/document/report-document'
import { createReportModel } from '@gaplens/report/model/report-model'
import { iso } from './http/time.ts'

/** What a report's file is made from. @param contact support address for its last line */
export function reportInput(
  { targetKeyword, userPageUrl, status, createdAt, warnings }: AnalysisDocument,
  result: AnalysisResult,
  contact: string,
): DocumentInput {
  return {
    model: createReportModel(result, targetKeyword),
    status,
    pageUrl: userPageUrl,
    createdAt: iso(createdAt),
    warnings,
    brand: { ...BRAND_NAMES, supportEmail: contact },
  }
}
