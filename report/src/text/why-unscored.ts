import { PAGE_FAILURES } from '../../../contracts/src/errors.ts'
import type { ComparedPage } from '../../../contracts/src/report.ts'
import { REFERENCE_TEXT, WEBSITE_TEXT } from './report-text.ts'

/** Why a page has no coverage score. */
export function whyUnscored({ state, failure }: Pick<ComparedPage, 'state' | 'failure'>): string {
  if (state === 'read') return WEBSITE_TEXT.notCompared
  return WEBSITE_TEXT.notRead(failure === null ? REFERENCE_TEXT.failed : PAGE_FAILURES[failure])
}
