import type { Source } from '../source.ts'
import type { CoverageTable } from '../table/coverage-table.ts'
import type { OverviewStatement } from '../topics/overview-statements.ts'
import { citedPageIds } from './cited-pages.ts'
import { judgedSupport } from './judged-support.ts'
import { type PreparedStatement, prepareStatement } from './prepared-statement.ts'
import type { StatementSupport } from './statement-parts.ts'
import { supportOf } from './statement-support.ts'

/** A statement of the AI Overview, held against the pages that it cites and the user's page. */
export interface CheckedStatement {
  readonly statement: OverviewStatement
  readonly prepared: PreparedStatement
  /** The ids of the pages that it cites. */
  readonly cited: readonly string[]
  /** One for each page that it cites and that was read, and for the user's page. */
  readonly support: readonly StatementSupport[]
}

/** Checks each statement against the pages that it cites and against the user's page, by a judge's verdict where there is one. */
export function checkStatements(
  { corpus, statements, judgedSupport: judgements }: CoverageTable,
  sources: readonly Source[],
  userId: string,
): CheckedStatement[] {
  return statements.map((statement) => {
    const cited = citedPageIds(statement, sources)
    const prepared = prepareStatement(corpus, statement, statements)
    const support = corpus.pages
      .filter((page) => page.source.id === userId || cited.includes(page.source.id))
      .map((page) => {
        const judged = judgements?.find(
          (each) => each.statementId === statement.id && each.pageId === page.source.id,
        )
        return judged === undefined
          ? supportOf(corpus, prepared, page)
          : judgedSupport(corpus, prepared, page, judged)
      })
    return { statement, prepared, cited, support }
  })
}
