import type { AnalysisResult, ComparedPage, Statement, Support } from '@gaplens/contracts/analysis/report'
import { AI_VIEW_TEXT, OWN_SUPPORT_TEXT, REPORT_TEXT, SUPPORT_TEXT } from '../text/report-text.ts'
import type { ReportModel } from './report-model.ts'

/** How the statements were checked: by a model that read all pages, or else by comparing words and figures. */
export function statementsIntro({ evidence }: Pick<AnalysisResult, 'evidence'>): string {
  return AI_VIEW_TEXT.statementsIntro(evidence?.modelChecks?.judged === 'whole')
}

/** The support of a statement by the pages that the AI Overview cites for it, then by the user's page. Others are irrelevant. */
export function relevantSupport(statement: Statement, ownId: string | undefined): Support[] {
  return statement.support
    .filter(({ pageId }) => pageId === ownId || statement.citedPageIds.includes(pageId))
    .sort((a, b) => Number(a.pageId === ownId) - Number(b.pageId === ownId))
}

/** How the user's page is named beside a statement, and what is said of it: it may be one of the pages that the statement cites. */
export function ownSupportText(
  { citedPageIds }: Statement,
  { pageId, level }: Support,
): { readonly name: string; readonly verdict: string } {
  return citedPageIds.includes(pageId)
    ? { name: REPORT_TEXT.ownPageCited, verdict: SUPPORT_TEXT[level] }
    : { name: REPORT_TEXT.ownPage, verdict: OWN_SUPPORT_TEXT[level] }
}

/** The pages that a statement cites and that were not read, so that nothing can be said of them. */
export function unreadCited(
  { pages }: Pick<ReportModel, 'pages'>,
  { citedPageIds }: Statement,
): ComparedPage[] {
  return citedPageIds.flatMap((id) => {
    const page = pages.get(id)
    return page === undefined || page.state === 'read' ? [] : [page]
  })
}
