import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { isAsAbove } from './as-above.ts'
import { hasFigure } from './fact-width.ts'
import { mentionOf, type Subject, sharedTerms, sharesShownName } from './mention.ts'
import { cellsOf, tableAround } from './table-row.ts'
import { wholeSeries, wholeTable } from './whole-statements.ts'

/** A row of a label and one value tells that value and nothing else. */
const LABEL_AND_VALUE = 2

/**
 * Whether a table row tells of a subject: its heading or its own name is the subject's, or the rest of its table can be stated with it.
 * Of three models 「甲款：800 元，充一次 6 小時，可折疊」 tells nothing of folding, though one of its cells says so, and a row whose column
 * alone names the subject tells nothing of it.
 */
export function isRowOn(
  row: string,
  heading: string,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): boolean {
  if (isAsAbove(row)) return wholeTable(row, page) !== null && isOneOfMany(row, subject)
  if (sharesShownName(heading, subject) || wholeTable(row, page) !== null) return true
  return (
    !isNamedByColumn(row, subject) && (isLabelled(row, subject) || wholeSeries(row, page, subject) !== null)
  )
}

/** Whether a row is no more about a subject than the others of its table: its cells do not mention it, or another thing is its name. */
export function isOneOfMany(row: string, subject: Subject): boolean {
  return isNamedByColumn(row, subject) || !isLabelled(row, subject)
}

/**
 * Whether a row is one step of a scale that all rows of its table make, by the figures in their first cells, and not the subject: 「宴客日
 * 90 日以前」 of four times by which a deposit is paid back would be taken for all.
 */
export function isStep(row: string, page: Pick<ReadPage, 'blocks'>, { names }: Subject): boolean {
  const [, ...rows] = tableAround(page, row)
  const isOfSubject = names.some((name) => firstCellOf(row).includes(name))
  return rows.length > 1 && !isOfSubject && rows.every((each) => hasFigure(firstCellOf(each)))
}

function firstCellOf(row: string): string {
  return cellsOf(row)[0] ?? ''
}

/** Whether no cell of a row mentions the subject, so that only its column names can, as for all rows of its table. */
function isNamedByColumn(row: string, subject: Subject): boolean {
  return mentionOf(row.replaceAll('\t', ' '), subject) === 'no'
}

/** Whether the name of a row is the subject's, or it tells one value only. */
function isLabelled(row: string, { names, nameTerms }: Subject): boolean {
  const cells = row.split('\t')
  const [label = ''] = cells
  return (
    cells.length <= LABEL_AND_VALUE ||
    sharedTerms(label, nameTerms) > 0 ||
    names.some((name) => label.includes(name))
  )
}
