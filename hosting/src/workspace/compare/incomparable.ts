import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { whyUnscored } from '@gaplens/report/text/why-unscored'
import { COMPARE_TEXT as TEXT } from './strings.ts'

/** Why a report cannot be compared with another: it has no score of the user's page. Null if it can. */
export function whyIncomparable({ coverage }: AnalysisResult): string | null {
  const own = coverage?.pages.find(({ role }) => role === 'user')
  if (coverage === undefined || own === undefined) return TEXT.noCoverage
  return own.coverageScore === null ? whyUnscored(own, coverage.pages) : null
}
