import type { ComparedPage } from '@gaplens/contracts/analysis/report'
import { PAGE_FAILURES } from '@gaplens/contracts/errors'
import { REFERENCE_TEXT, WEBSITE_TEXT } from './report-text.ts'

/** Why a page has no coverage score. @param others the scores of all pages: without topics to compare no page has one */
export function whyUnscored(
  { state, failure }: Pick<ComparedPage, 'state' | 'failure'>,
  others: readonly Pick<ComparedPage, 'coverageScore'>[],
): string {
  if (state !== 'read')
    return WEBSITE_TEXT.notRead(failure === null ? REFERENCE_TEXT.failed : PAGE_FAILURES[failure])
  const isComparable = others.some(({ coverageScore }) => coverageScore !== null)
  return isComparable ? WEBSITE_TEXT.notCompared : WEBSITE_TEXT.noTopics
}
