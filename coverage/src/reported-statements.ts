import type { CoverageLevel, Statement, Support } from '@gaplens/contracts/analysis/report'
import type { VerbatimPassages } from './corpus/verbatim-passages.ts'
import type { CheckedStatement } from './support/checked-statements.ts'
import type { StatementSupport } from './support/statement-parts.ts'
import { quotesFor } from './support/statement-quotes.ts'
import { capByCoverage } from './support/user-page-support.ts'
import type { QuotedClaim } from './support/wider-quote.ts'
import { type CoverageTable, quoteOf } from './table/coverage-table.ts'

/** What of a report's support of a statement shows passages. */
type ShownPassages = Pick<Support, 'level' | 'passageId' | 'alsoPassageId' | 'unquoted'>

/**
 * The statements as the report stores them. The passages that they quote are marked as used.
 * @param levels how far the user's page covers each statement's topic, by the statement's id
 */
export function reportedStatements(
  table: CoverageTable,
  checked: readonly CheckedStatement[],
  {
    levels,
    passages,
  }: { readonly levels: ReadonlyMap<string, CoverageLevel>; readonly passages: VerbatimPassages },
): Statement[] {
  const pages = new Map(table.corpus.pages.map((page) => [page.source.id, page]))
  const shownPassages = (
    each: CheckedStatement,
    level: StatementSupport['level'],
    shown: QuotedClaim,
  ): ShownPassages => {
    const passageId = passages.use(quoteOf(shown.unit))
    if (level === 'unverified') return { level, passageId }
    const { first, second, unquoted, isPart, isNothing } = quotesFor(table, each, shown)
    // A judge reads a clause in other words too.
    const isJudged = table.judgedSupport?.some(
      ({ statementId, pageId }) => statementId === each.statement.id && pageId === shown.page.source.id,
    )
    if (level === 'partly' && isNothing && isJudged !== true) return { level: 'unverified', passageId: null }
    return {
      level: isPart && isJudged !== true ? 'partly' : level,
      passageId: passages.use(quoteOf(first)),
      ...(second === null ? {} : { alsoPassageId: passages.use(quoteOf(second)) }),
      ...(unquoted.length === 0 ? {} : { unquoted: [...unquoted] }),
    }
  }
  return checked.map((each) => ({
    id: each.statement.id,
    text: each.statement.text,
    citedPageIds: [...each.cited],
    support: each.support.map((found) => {
      const { pageId, level, unit } = each.cited.includes(found.pageId)
        ? found
        : capByCoverage(found, levels.get(each.statement.id))
      const page = pages.get(pageId)
      const shown = unit === null || page === undefined ? null : { page, unit }
      return { pageId, ...(shown === null ? { level, passageId: null } : shownPassages(each, level, shown)) }
    }),
  }))
}

/** Of the statements that cite a page that was read: the share that such a page supports. Null if there are none. */
export function supportedShare(statements: readonly Statement[], userId: string | undefined): number | null {
  const checkable = statements.filter((statement) =>
    statement.support.some(({ pageId }) => pageId !== userId || statement.citedPageIds.includes(pageId)),
  )
  if (checkable.length === 0) return null
  const supported = checkable.filter((statement) =>
    statement.support.some(
      ({ pageId, level }) => level === 'found' && statement.citedPageIds.includes(pageId),
    ),
  )
  return supported.length / checkable.length
}
