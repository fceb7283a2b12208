import type { Statement } from '@gaplens/contracts/analysis/report'
import { verdictOf } from '@gaplens/report/model/support'
import { isStory } from '../eeat/story.ts'
import { pageNumber } from '../reported-values.ts'
import { sourcePage, type View } from '../view.ts'
import { isOldPage } from './attributions.ts'
import type { Contrary } from './contraries.ts'
import { otherFigures, pagesGiving } from './given-instead.ts'

/** What a cited page says otherwise than the AI Overview by a figure that other cited pages give as it does. */
export interface FigureContrary extends Contrary {
  /** The numbers of these other pages: 「[4]」. */
  readonly alike: readonly string[]
}

/**
 * The statements from which one cited page differs in a figure, each with the other cited pages that give the statement's: sources disagree then, and not
 * only the AI Overview with its source. A writer's own story denies nothing, nor does a page of years ago.
 */
export function figureContrariesTo(view: View, statements: readonly Statement[]): FigureContrary[] {
  return statements.flatMap((statement) =>
    statement.support
      .filter(
        (support) => statement.citedPageIds.includes(support.pageId) && verdictOf(support) === 'otherwise',
      )
      .flatMap(({ passageId }) => view.passage(passageId) ?? [])
      .flatMap((passage) => {
        const page = sourcePage(view, passage.pageId)
        const figures = otherFigures(statement.text, passage)
        const alike = pagesGiving(view, statement, figures).filter((id) => id !== passage.pageId)
        const isOwn = passage.pageId === view.user?.id || (page !== undefined && isStory(passage.quote, page))
        return alike.length === 0 || isOwn || isOldPage(view, passage.pageId)
          ? []
          : [{ statement, passage, alike: alike.map((id) => pageNumber(view, id)) }]
      })
      .slice(0, 1),
  )
}
