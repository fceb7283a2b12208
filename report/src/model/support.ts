import type { Statement, Support } from '../../../contracts/src/report.ts'

/** The support of a statement by the pages that the AI Overview cites for it, then by the user's page. Others are irrelevant. */
export function relevantSupport(statement: Statement, ownId: string | undefined): Support[] {
  return statement.support
    .filter(({ pageId }) => pageId === ownId || statement.citedPageIds.includes(pageId))
    .sort((a, b) => Number(a.pageId === ownId) - Number(b.pageId === ownId))
}
