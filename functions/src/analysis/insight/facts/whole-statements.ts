import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { normalise } from '@gaplens/text/terms'
import { WHOLE_MAX } from './fact-width.ts'
import { isTitled, mentionOf, type Subject, sharedTerms } from './mention.ts'
import type { Statement } from './passage-statements.ts'
import { choicesOf, shortListOf } from './short-list.ts'
import { isCitable } from './statements/citable.ts'
import { balanced, tidy } from './statements/clauses.ts'
import { beforePointer } from './statements/points-elsewhere.ts'
import { widthOf } from './statements/width.ts'
import { withoutContact } from './statements/without-contact.ts'
import { underCaption } from './table-caption.ts'
import { ADDED, tableAsText } from './table-row.ts'
import { seriesAsText } from './table-series.ts'

/** Weight of a column's name that is the subject's, against a shared term. */
const NAMED_COLUMN = 100

/** And of one whose name has a figure that the AI Overview gives of the subject: 「自付額（30%）」. */
const STATED_COLUMN = 2 * NAMED_COLUMN

/** The whole table of a row as the page has it; null if it is too long to state, or the row is empty. */
export function wholeTable(row: string, page: Pick<ReadPage, 'blocks'>): Statement | null {
  const table = row === '' ? null : tableAsText(page, row, (said) => widthOf(said) <= WHOLE_MAX)
  if (table === null || widthOf(table.text) > WHOLE_MAX || !isCitable(table.text)) return null
  return { ...table, text: underCaption(page, row, table.text), isList: false }
}

/** The column on a subject of the series that a row is one of; null if there is none, or that row alone names the subject. */
export function wholeSeries(row: string, page: Pick<ReadPage, 'blocks'>, subject: Subject): Statement | null {
  if (row === '' || mentionOf(row.replaceAll('\t', ' '), subject) === 'name') return null
  const named = (said: string) => {
    const [label = ''] = said.split('。')
    const added = ADDED.exec(label)?.[0] ?? ''
    const isStated = readFigures(added).some((each) =>
      subject.stated.figures.some((figure) => sameValue(figure, each)),
    )
    return (mentionOf(label, subject) === 'name' ? NAMED_COLUMN : 0) + (isStated ? STATED_COLUMN : 0)
  }
  const table = seriesAsText(page, row, (said) => named(said) + sharedTerms(said, subject.terms))
  return table === null || widthOf(table.text) > WHOLE_MAX || !isCitable(table.text)
    ? null
    : { ...table, isList: false }
}

/**
 * The whole short list of an item, whose heading is about the subject: one of four steps, or one of two terms of a warranty,
 * would be half an answer. Null if there is none, or only this item names the subject, unless the heading is its name: then all are on it.
 */
export function wholeList(
  item: string,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
  heading = '',
): Statement | null {
  const isTitledSo = isTitled(heading, subject.names[0] ?? '')
  const short = shortListOf(page, item)
  const items = (short.length > 0 ? short : choicesOf(page, item)).map((each) =>
    withoutContact(beforePointer(tidy(each))),
  )
  if (items.length === 0 || (!isTitledSo && isLabelledAs(item, subject.names))) return null
  const naming = items.filter((each) => mentionOf(each, subject) === 'name').length
  const whole = joinedItems(items)
  if ((naming === 1 && !isTitledSo) || widthOf(whole) > WHOLE_MAX) return null
  return !isCitable(whole) || !balanced(whole) ? null : { text: whole, rows: 0, isList: true }
}

/** Items as one text. Where one has a semicolon of its own, others between them would not show where the next begins. */
function joinedItems(items: readonly string[]): string {
  const isParted = items.some((item) => /[；;]/u.test(item))
  return isParted ? items.map((item) => item.replace(/。$/u, '')).join('。') : items.join('；')
}

/**
 * Whether a list is of several things of which an item is the subject, as its label says: 「南亭：…；北亭：…」 under 「兩個看台」 says of
 * 「北亭」 what one item does.
 */
function isLabelledAs(item: string, [name = '']: readonly string[]): boolean {
  return normalise(/^([^：:]+)[：:]/u.exec(tidy(item))?.[1] ?? '') === normalise(name)
}
