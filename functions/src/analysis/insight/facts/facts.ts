import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import { cleanHeading } from '@gaplens/coverage/headings'
import { isBoxCell } from './box-cell.ts'
import { type Enumeration, enumerationAround } from './enumeration.ts'
import { withLeadIn } from './gaps/sentences-beside.ts'
import { mentionOf, type Subject, sharedTerms, sharesShownName } from './mention.ts'
import { answersAs, answersOnAnotherScale } from './questions/answer-kind.ts'
import { asksSomething } from './questions/asking-heading.ts'
import { choicesOf, shortListOf } from './short-list.ts'
import { isCitable, isQuotable, isSaidBySomebody } from './statements/citable.ts'
import { balanced, clausesOf, FACT_MAX, SENTENCE_MAX, tidy, wholeSentence } from './statements/clauses.ts'
import { isNamable } from './statements/named-here.ts'
import { PERSON_TOLD_BEFORE } from './statements/person-told-before.ts'
import { beforeUntoldPerson, isException, isWhole, isWholeAnswer } from './statements/standalone.ts'
import { widthOf } from './statements/width.ts'
import { captionOf, rowAsText, rowOfLine, tableAsText, tableHeadOf } from './table-row.ts'
import { seriesAsText } from './table-series.ts'
import { shorten } from './wording.ts'

/** Least width of a fact, in Chinese characters. */
const FACT_MIN = 6
const FIGURE =
  /\d|[一二三四五六七八九十百千]{2}|[一二三四五六七八九十百千半兩](?:成|倍|度|分鐘|小時|天|週|個?月|年|元|次|公克|克|公升|匙)/u
/** A clause that needs a following one. */
const UNFINISHED = /(?:者|(?<!小)時|的話|時候|若|如果|因為|由於|以及|或是?|和|與|及|並|且|、)$/u

/**
 * A heading that only says when: 「交出去之前」. What is done then depends on the page's own matter, such as to sell a phone and not to have
 * it mended, so that not all of its list is about the subject.
 */
const OCCASION = /^[^，。：、]{0,8}(?:之?前|以前|之?後|以後|(?<!小)時)$/u

/** The longest table or list that is quoted as a whole, in widths of a Chinese character. */
export const WHOLE_MAX = 136
/** Weights in the rating of a fact: for a figure, and for the way in which it mentions its subject. */
const FIGURED = 0.6
const MENTION_WEIGHT = { name: 2.5, heading: 2, terms: 2, no: 0 } as const
/** Weight of each shared term of the subject, and how many count. */
const NEARER = 0.3
const NEARER_MAX = 4

/** A row of a label and one value tells that value and nothing else. */
const LABEL_AND_VALUE = 2

/** Weight of a column's name that is the subject's, against a shared term. */
const NAMED_COLUMN = 100

/** A text that a page states: a sentence, a table row, or a whole table or list. */
interface Statement {
  readonly text: string
  /** The number of table rows that it states; 0 for a sentence or a list. */
  readonly rows: number
  /** Whether it is a whole list. */
  readonly isList: boolean
  /** What a paragraph's numbered list is as the page writes it. */
  readonly verbatim?: string
}

/** A fact and how it mentions its subject. */
export interface Fact extends Statement {
  /** `name`: by one of its names. `heading`: only the heading above it does. `terms`: by other terms of the subject. */
  readonly mention: keyof typeof MENTION_WEIGHT
  /** Whether it contains a figure, which may belong to another subject. */
  readonly figure: boolean
  readonly rate: number
}

/**
 * The best sentence of a passage to state as a fact: it mentions the subject, has a figure of the wanted kind and is
 * understandable by itself. It is verbatim except for white space, list markers and the column names of a table.
 * @returns null when no sentence qualifies
 */
export function factOf(
  passage: Pick<Passage, 'quote' | 'heading'>,
  page: Pick<ReadPage, 'blocks'> &
    Partial<Pick<ReadPage, 'siteName' | 'url' | 'title' | 'publishedAt' | 'modifiedAt'>>,
  subject: Subject,
): Fact | null {
  const underIt = mentionOf(passage.heading, subject) !== 'no'
  const isWholeHere = asksSomething(passage.heading) ? isWholeAnswer : isWhole
  const rated = passage.quote
    .split('\n')
    .flatMap((line) => statementsIn(line, page))
    .filter(
      (each) => fits(each) && isWholeHere(each.text) && isCitable(each.text) && !isSaidBySomebody(each.text),
    )
    .filter(({ text }) => isNamable(text, page))
    .filter(({ text }) => !(STAMPED.test(text) && isTranscript(page)))
    .filter(({ text }) => !answersOnAnotherScale(subject.wanted, text))
    .map(({ text, rows, isList }, at): Fact & { at: number } => {
      const said = mentionOf(text, subject)
      const mention = underIt && said !== 'name' ? 'heading' : said
      const asked = subject.wanted === null ? 0 : answersAs(subject.wanted, text) ? 2 : -2
      const figure = FIGURE.test(text)
      const near = NEARER * Math.min(NEARER_MAX, sharedTerms(text, subject.terms))
      return {
        text,
        rows,
        isList,
        at,
        mention,
        figure,
        rate: (figure ? FIGURED : 0) + MENTION_WEIGHT[mention] + near + asked,
      }
    })
    .filter((each) => each.rows === 0 || isOfNamedRow(each, passage, page, subject))
    .filter((each) => {
      // Of a long table whose column alone names the subject one row tells nothing of it.
      const isByColumn =
        !sharesShownName(passage.heading, subject) && isNamedByColumn(each, passage.quote, page, subject)
      return !isByColumn || tableOf(each.text, passage.quote, page) !== null
    })
    .sort((a, b) => b.rate - a.rate || a.at - b.at)
  const best = rated[0]
  if (best === undefined) return null
  // A row or item that does not name the subject is not more about it than the others.
  const isOneOfMany =
    best.mention === 'heading' ||
    isNamedByColumn(best, passage.quote, page, subject) ||
    (best.rows === 1 && !isLabelled(best.text, passage.quote, page, subject))
  const table = isOneOfMany ? tableOf(best.text, passage.quote, page) : null
  const series = table === null ? seriesOf(best.text, passage.quote, page, subject) : null
  const isOnSubject = underIt && !OCCASION.test(cleanHeading(passage.heading))
  const whole = table ?? series ?? (isOnSubject ? listOf(best.text, page, subject) : null)
  return { ...best, ...whole }
}

/**
 * The whole short list of an item, whose heading is about the subject: one of four steps, or one of two terms of a warranty,
 * would be half an answer. Null if only this item names the subject.
 */
function listOf(text: string, page: Pick<ReadPage, 'blocks'>, subject: Subject): Statement | null {
  const short = shortListOf(page, text)
  const items = (short.length > 0 ? short : choicesOf(page, text)).map(tidy)
  const naming = items.filter((item) => mentionOf(item, subject) === 'name').length
  const whole = items.join('；')
  if (items.length === 0 || naming === 1 || widthOf(whole) > WHOLE_MAX) return null
  return !isCitable(whole) || !balanced(whole) ? null : { text: whole, rows: 0, isList: true }
}

/** Whether a statement is a table row that mentions the subject in its column names only, as all rows of its table do. */
function isNamedByColumn(
  { text, rows }: Statement,
  quote: string,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): boolean {
  return rows === 1 && mentionOf(quotedRow(text, quote, page).replaceAll('\t', ' '), subject) === 'no'
}

/**
 * Whether a row, if it is only one of its table, is the subject's by its own name: of three models 「甲款：800 元，充一次 6 小時，可折疊」 tells
 * nothing of folding, though one of its cells says so. The whole table may, where it is short.
 */
function isOfNamedRow(
  { text }: Statement,
  { heading, quote }: Pick<Passage, 'heading' | 'quote'>,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): boolean {
  return (
    isLabelled(text, quote, page, subject) ||
    sharesShownName(heading, subject) ||
    tableOf(text, quote, page) !== null ||
    seriesOf(text, quote, page, subject) !== null
  )
}

/** Whether the name of a row is the subject's, or it tells one value only. */
function isLabelled(text: string, quote: string, page: Pick<ReadPage, 'blocks'>, subject: Subject): boolean {
  const cells = quotedRow(text, quote, page).split('\t')
  const [label = ''] = cells
  return (
    cells.length <= LABEL_AND_VALUE ||
    sharedTerms(label, subject.nameTerms) > 0 ||
    subject.names.some((name) => label.includes(name))
  )
}

/** The table row of a quote that a statement tells; empty if there is none. */
function quotedRow(text: string, quote: string, page: Pick<ReadPage, 'blocks'>): string {
  const rows = quote.split('\n').map((line) => rowOfLine(page, line))
  return rows.find((each) => each !== '' && rowOf(each, page).some((said) => said.text === text)) ?? ''
}

/** The whole table of a quoted row, if it is short enough; otherwise null. */
function tableOf(text: string, quote: string, page: Pick<ReadPage, 'blocks'>): Statement | null {
  const row = quotedRow(text, quote, page)
  const table = row === '' ? null : tableAsText(page, row, (said) => widthOf(said) <= WHOLE_MAX)
  if (table === null || widthOf(table.text) > WHOLE_MAX || !isCitable(table.text)) return null
  return { ...table, text: underCaption(page, row, table.text), isList: false }
}

/** The column on a subject of the series that a quoted row is one of, unless that row alone names the subject. */
function seriesOf(
  text: string,
  quote: string,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): Statement | null {
  const row = quotedRow(text, quote, page)
  if (row === '' || mentionOf(row.replaceAll('\t', ' '), subject) === 'name') return null
  const named = (said: string) =>
    mentionOf(said.split('。')[0] ?? '', subject) === 'name' ? NAMED_COLUMN : 0
  const table = seriesAsText(page, row, (said) => named(said) + sharedTerms(said, subject.terms))
  return table === null || widthOf(table.text) > WHOLE_MAX || !isCitable(table.text)
    ? null
    : { ...table, isList: false }
}

/** The statements of a line: a table row with its column names, or its sentences, completed if the line begins inside one. */
function statementsIn(line: string, page: Pick<ReadPage, 'blocks'>): Statement[] {
  const row = rowOfLine(page, line)
  if (row !== '') return rowOf(row, page)
  if (isBoxCell(page, line)) return []
  const whole = wholeSentence(line, page)
  const clauses = whole === null ? clausesOf(line) : [whole, ...clausesOf(line)]
  const statements = clauses.map((clause): Statement => {
    const enumeration = enumerationAround(page, clause)
    if (enumeration !== null)
      return { text: listed(enumeration), rows: 0, isList: true, verbatim: enumeration.verbatim }
    const text = citablePart(beforeUntoldPerson(clause))
    return { text: isWhole(text) ? text : (withLeadIn(text, page) ?? text), rows: 0, isList: false }
  })
  return [...new Map(statements.map((each) => [each.text, each])).values()]
}

/** The items of a paragraph as those of a list, behind what announces them. */
function listed({ lead, items }: Enumeration): string {
  return lead + items.join('；')
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

/** The time at the beginning of a line of a transcript, and of the first one. */
const STAMPED = /^\d{1,2}:\d{2}\s/u
const FIRST_STAMP = /^0?0:\d{2}\s/u
const STAMPS_MIN = 5

/** Whether a page is a film's transcript, whose lines are talk; the times of a day's plan begin later than at midnight. */
function isTranscript({ blocks }: Pick<ReadPage, 'blocks'>): boolean {
  const stamped = blocks.filter(({ text }) => STAMPED.test(text))
  return stamped.length >= STAMPS_MIN && FIRST_STAMP.test(stamped[0]?.text ?? '')
}

/** A column of ranks: a row of such a table tells only who came where. */
const RANKED = /^(?:名次|排名|順位|rank(?:ing)?)(?:\t|$)/iu

/** A table row with its column names. The header row gives no statement, nor does a row of a ranking. */
function rowOf(row: string, page: Pick<ReadPage, 'blocks'>): Statement[] {
  const { head, isHead } = tableHeadOf(page, row)
  if (isHead || RANKED.test(head)) return []
  return [{ text: underCaption(page, row, tidy(rowAsText(row, head))), rows: 1, isList: false }]
}

/** What a table states with its caption, which limits it: the outlay of a limited company is no partnership's. */
function underCaption(page: Pick<ReadPage, 'blocks'>, row: string, text: string): string {
  const caption = captionOf(page, row)
  return caption === ''
    ? text
    : /\p{Script=Han}/u.test(caption)
      ? `${caption}——${text}`
      : `${caption}: ${text}`
}

/** What begins with somebody whom only the text before it names. */
const OF_SOMEBODY = new RegExp(`^(?:${PERSON_TOLD_BEFORE.source})`, 'u')

/**
 * The part of a passage to quote when none of its sentences qualifies as a fact: the first that mentions the subject, if possible
 * without referring back, otherwise its beginning. Null for a passage of column names, labels and questions.
 */
export function excerptOf(
  { quote }: Pick<Passage, 'quote'>,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): string | null {
  const statements = quote
    .split('\n')
    .flatMap((line) => statementsIn(line, page))
    .filter(({ text, isList }) => !isList || widthOf(text) <= WHOLE_MAX)
  const lists = statements.flatMap(({ verbatim }) => verbatim ?? [])
  const candidates = statements
    .map(({ text, verbatim = text }) => verbatim)
    .filter((text) => widthOf(text) >= leastOf(text) && balanced(text) && !/[?？]$/u.test(text))
    .filter((text) => isQuotable(text) && !OF_SOMEBODY.test(text) && !isException(text))
  const whole = candidates.filter(isWhole)
  const mentions = (text: string) => mentionOf(text, subject) !== 'no'
  const found = whole.find(mentions) ?? candidates.find(mentions) ?? whole[0] ?? candidates[0]
  if (found === undefined) return null
  if (lists.includes(found)) return found
  const isNamed = mentionOf(found, subject) === 'name'
  const table = isNamed ? null : (tableOf(found, quote, page) ?? seriesOf(found, quote, page, subject))
  return table?.text ?? withinWidth(found)
}

/** A text truncated to the width of a fact, with an ellipsis. */
export function withinWidth(text: string): string {
  return widthOf(text) <= SENTENCE_MAX
    ? text
    : shorten(text, Math.floor(([...text].length * FACT_MAX) / widthOf(text)))
}

/** The least width of a fact. Without a figure, a few characters are only a label, such as a cell of a layout table. */
export function leastOf(text: string): number {
  return FIGURE.test(text) ? FACT_MIN : FACT_MIN + 2
}

/** Whether a statement has the right width and an end. A row ends with its last cell: 「起算 開立時」. */
function fits({ text, rows, isList }: Statement): boolean {
  const width = widthOf(text)
  const isEnded = rows > 0 || !UNFINISHED.test(text)
  return width >= leastOf(text) && width <= (isList ? WHOLE_MAX : SENTENCE_MAX) && balanced(text) && isEnded
}
