import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { announcedList, announcedText, announcesTable } from './announced-list.ts'
import { rowSaid } from './as-above.ts'
import { isBoxCell } from './box-cell.ts'
import { enumerationAround } from './enumeration.ts'
import { withLeadIn } from './gaps/sentences-beside.ts'
import { isCitable } from './statements/citable.ts'
import { clausesOf, tidy, wholeSentence } from './statements/clauses.ts'
import { beforePointer } from './statements/points-elsewhere.ts'
import { beforeUntoldPerson, isWhole } from './statements/standalone.ts'
import { withoutContact } from './statements/without-contact.ts'
import { underCaption } from './table-caption.ts'
import { rowAsText, rowOfLine, tableHeadOf } from './table-row.ts'

/** A text that a page states: a sentence, a table row, or a whole table or list. */
export interface Statement {
  readonly text: string
  /** The number of table rows that it states; 0 for a sentence or a list. */
  readonly rows: number
  /** Whether it is a whole list. */
  readonly isList: boolean
}

/** A statement of a passage, as it stands there. */
export interface PassageStatement extends Statement {
  /** The table row that it states, as the page has it; empty for a sentence or a list. */
  readonly row: string
  /** What a paragraph's numbered list is as the page writes it. */
  readonly verbatim?: string
}

/** The statements of a passage, line by line: the rows of a table with their column names, sentences, and numbered lists. */
export function statementsOf(quote: string, page: Pick<ReadPage, 'blocks'>): PassageStatement[] {
  return quote.split('\n').flatMap((line) => {
    const row = rowOfLine(page, line)
    if (row !== '') return rowStatement(row, page)
    return isBoxCell(page, line) ? [] : sentenceStatements(line, page)
  })
}

/** A column of ranks: a row of such a table tells only who came where. */
const RANKED = /^(?:名次|排名|順位|rank(?:ing)?)(?:\t|$)/iu

/** A table row with its column names. The header row gives no statement, nor does a row of a ranking. */
function rowStatement(row: string, page: Pick<ReadPage, 'blocks'>): PassageStatement[] {
  const { head, isHead } = tableHeadOf(page, row)
  if (isHead || RANKED.test(head)) return []
  return [
    { text: underCaption(page, row, tidy(rowAsText(rowSaid(page, row), head))), rows: 1, isList: false, row },
  ]
}

/** The sentences of a line, completed if it begins inside one; in their place the numbered or announced list that they are items of. */
function sentenceStatements(line: string, page: Pick<ReadPage, 'blocks'>): PassageStatement[] {
  const whole = wholeSentence(line, page)
  const clauses = whole === null ? clausesOf(line) : [whole, ...clausesOf(line)]
  const statements = clauses.flatMap((clause): PassageStatement | [] => {
    const enumeration = enumerationAround(page, clause)
    if (enumeration !== null) {
      const { lead, items, verbatim } = enumeration
      return { text: lead + items.join('；'), rows: 0, isList: true, row: '', verbatim }
    }
    const announced = announcedList(page, clause)
    if (announced !== null) {
      const whole = announcedText(announced)
      return whole === null ? [] : { text: whole, rows: 0, isList: true, row: '' }
    }
    if (announcesTable(page, clause)) return []
    const text = citablePart(withoutContact(beforePointer(beforeUntoldPerson(clause))))
    return { text: isWhole(text) ? text : (withLeadIn(text, page) ?? text), rows: 0, isList: false, row: '' }
  })
  return [...new Map(statements.map((each) => [each.text, each])).values()]
}

/** What limits or denies the rule before it: 「但特價品除外」. */
const LIMITS_BEFORE = /^(?:但|惟|除|上述|前述)|不得|不適用|除外/u

/** A sentence, or its parts before a semicolon where only what follows may not be stated, and does not limit them: 「年資滿 6 個月；本行客戶滿 3 個月」. */
function citablePart(sentence: string): string {
  if (isCitable(sentence)) return sentence
  const parts = sentence.split(/(?<=[；;])/u)
  const unfit = parts.findIndex((_, at) => !isCitable(parts.slice(0, at + 1).join('')))
  const isLimited = LIMITS_BEFORE.test((parts[unfit] ?? '').trim())
  return unfit > 0 && !isLimited ? tidy(parts.slice(0, unfit).join('')) : sentence
}
