import type { Passage } from '@gaplens/contracts/analysis/report'
import { cleanHeading } from '@gaplens/coverage/headings'
import { rowSaid } from '../facts/as-above.ts'
import { completedQuote } from '../facts/completed-quote.ts'
import { isOfBoard } from '../facts/gaps/fact-heading.ts'
import { fromAnswer } from '../facts/gaps/with-answer.ts'
import { asksSomething } from '../facts/questions/asking-heading.ts'
import { isQuotable } from '../facts/statements/citable.ts'
import { withOfficeNoted, withYearsNoted } from '../facts/statements/named-here.ts'
import { widthOf } from '../facts/statements/width.ts'
import { isHeadOf, rowsAsText, tableAround, tableHeadOf } from '../facts/table-row.ts'
import { headingShown } from '../facts/thread.ts'
import { sourcePage, type View } from '../facts/view.ts'
import { oneLine, quoted } from '../facts/wording.ts'

/**
 * A passage as a prompt shows it: in quotation marks, with the rest of its paragraph if that is short. Rows of a table have the names of
 * their columns, and then no quotation marks: no page writes 「7 公升（行程：60 分鐘）」.
 */
export function shownText(view: View, { quote, pageId, heading }: Passage): string {
  const page = sourcePage(view, pageId)
  if (page === undefined) return `「${quoted(quote)}」`
  const table = tableOf(view, { quote, pageId })
  if (table !== null) {
    const { head, shown } = table
    const isNamed = shown.length > 0 && shown.every((row) => isHeadOf(head, row))
    return isNamed
      ? rowsAsText(
          shown.map((row) => rowSaid(page, row)),
          head,
        )
      : quoted(quote)
  }
  const completed = completedQuote(quote, page)
  const whole = asksSomething(heading) ? fromAnswer(completed, page) : completed
  return `「${quoted(withYearsNoted(withOfficeNoted(whole, page), page))}」`
}

/** A table of at most this width is shown whole, in Chinese characters. */
const TABLE_MAX = 200

/** The names of the columns of a passage's table, the rows to show of it, and how many it has beside them. */
interface ShownTable {
  readonly head: string
  readonly shown: readonly string[]
  readonly left: number
}

/**
 * The table of a passage that is nothing but rows: all of a small one, because one of its rows may be on what the whole page is about, and the
 * gap on the others. Null for other passages.
 */
function tableOf(view: View, { quote, pageId }: Pick<Passage, 'quote' | 'pageId'>): ShownTable | null {
  const page = sourcePage(view, pageId)
  const lines = quote.split('\n')
  if (page === undefined || !lines.every((line) => line.includes('\t'))) return null
  const told = lines.filter((line) => !tableHeadOf(page, line).isHead)
  const [head = '', ...rows] = tableAround(page, told.at(-1) ?? '')
  const isWhole =
    told.every((row) => rows.includes(row)) &&
    rows.every((row) => isHeadOf(head, row)) &&
    widthOf(rowsAsText(rows, head)) <= TABLE_MAX &&
    isQuotable(rows.join(' '))
  const shown = isWhole ? rows : told
  return { head, shown, left: rows.filter((row) => !shown.includes(row)).length }
}

/** How many rows more the table of a passage has: of three rates one would be taken for all. Empty for other passages. */
export function furtherRows(view: View, passage: Passage): string {
  const { left = 0 } = tableOf(view, passage) ?? {}
  return left === 0 ? '' : `，表格另有 ${left} 列`
}

/** A fact in quotation marks where it stands so on its page; what is put together of it has none. */
export function marked(view: View, text: string, pageId: string): string {
  const squeezed = (whole: string) => whole.replace(/\s+/gu, '')
  const page = squeezed(sourcePage(view, pageId)?.text ?? '')
  const at = page.indexOf(squeezed(text))
  if (at < 0) return text
  // A fact is told without its full stop.
  const isEnd = page[at + squeezed(text).length] === '。'
  return `「${quoted(text)}${isEnd ? '。' : ''}」`
}

/** The heading of a passage on one line, where it has one that may be shown and the title of its page, which the prompt names, does not say it. */
export function headingOf(view: View, passage: Passage | undefined): string | undefined {
  if (passage === undefined) return undefined
  const page = sourcePage(view, passage.pageId)
  const heading = cleanHeading(oneLine(headingShown(passage, page)))
  return heading === '' || cleanHeading(oneLine(page?.title ?? '')).startsWith(heading) || isOfBoard(heading)
    ? undefined
    : heading
}

/** The lines of a passage without the rows of a table that only name its columns, which say nothing without another row. */
export function linesBelowHead(view: View, { quote, pageId }: Pick<Passage, 'quote' | 'pageId'>): string[] {
  const page = sourcePage(view, pageId)
  const isHead = (line: string) => line.includes('\t') && page !== undefined && tableHeadOf(page, line).isHead
  return quote.split('\n').filter((line) => !isHead(line))
}
