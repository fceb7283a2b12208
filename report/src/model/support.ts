import type { Statement, Support } from '../../../contracts/src/report.ts'

/** The pages the overview cites for the statement, then the user's own; others say nothing about the citation. */
export function relevantSupport(statement: Statement, ownId: string | undefined): Support[] {
  return statement.support
    .filter(({ pageId }) => pageId === ownId || statement.citedPageIds.includes(pageId))
    .sort((a, b) => Number(a.pageId === ownId) - Number(b.pageId === ownId))
}
