import type { Passage, Statement } from '@gaplens/contracts/analysis/report'
import { endsAsQuestion } from '@gaplens/coverage/corpus/sentences'
import { verdictOf } from '@gaplens/report/model/support'
import { isFitToRecommend } from '../../quotable/fit-to-recommend.ts'
import { pageNumber } from '../reported-values.ts'
import { headingShown } from '../thread.ts'
import { sourcePage, type View } from '../view.ts'
import { inQuotes, quoted, shorten, titled } from '../wording.ts'
import { isOldPage } from './attributions.ts'
import { otherFigures, pagesGiving } from './given-instead.ts'
import { saidByOverview } from './overview-label.ts'

/** Longer quotes are cut: the whole passage stands in the annex. */
const SHOWN_MAX = 90

/** A statement of the AI Overview, and the passage in which a page that it cites for that says otherwise. */
export interface Contrary {
  readonly statement: Statement
  readonly passage: Passage
}

/**
 * The statements that a page cited for them contradicts, each once, unless another cited page supports it whole or gives the figure in which they differ. A writer who has only
 * the AI Overview's words would repeat its error. What a page of years ago says is no error of it.
 */
export function contrariesTo(view: View, statements: readonly Statement[]): Contrary[] {
  return statements.flatMap((statement) => {
    const cited = statement.support.filter(
      ({ pageId }) => statement.citedPageIds.includes(pageId) && pageId !== view.user?.id,
    )
    if (cited.some(({ level }) => level === 'found')) return []
    const [passage] = cited
      .filter((support) => verdictOf(support) === 'otherwise')
      .flatMap(({ passageId }) => view.passage(passageId) ?? [])
      .filter((each) => isFitToRecommend(each.quote, each) && !isOldPage(view, each.pageId))
      .filter((each) =>
        pagesGiving(view, statement, otherFigures(statement.text, each)).every((id) => id === each.pageId),
      )
    return passage === undefined ? [] : [{ statement, passage }]
  })
}

/** What the AI Overview states: 「AI Overview：「…」」. */
export function statedByOverview({ statement }: Contrary, name = ''): string {
  return saidByOverview(shorten(statement.text.replace(/[。.]\s*$/u, ''), SHOWN_MAX), name)
}

/** What the page says, with the question that it answers: 「[4] 在「可以退貨嗎？」下寫「…」」. */
export function toldOtherwise(
  view: View,
  { passage }: Contrary,
  nameOf: (pageId: string, quote: string) => string = (pageId) => pageNumber(view, pageId),
): string {
  const { pageId, quote } = passage
  const heading = headingShown(passage, sourcePage(view, pageId))
  const under = endsAsQuestion(heading) ? `在「${inQuotes(titled(heading, 30))}」下` : ''
  // The mark that follows ends the sentence.
  const said = shorten(quoted(quote).replace(/[。.]\s*$/u, ''), SHOWN_MAX)
  const name = nameOf(pageId, quote)
  return `${name}${/[\w\]]$/u.test(name) ? ' ' : ''}${under}寫「${said}」`
}
