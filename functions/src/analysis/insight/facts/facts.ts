import type { ReadPage } from '@gaplens/contracts/read-page'
import type { Passage } from '@gaplens/contracts/report'
import { normalise, termsOf } from '@gaplens/text/terms'
import { type AnswerKind, answersAs } from './answer-kind.ts'
import { isBoxCell, rowAsText, rowOfLine, tableAsText, tableHeadOf } from './table-row.ts'
import { oneLine, shorten } from './wording.ts'

/** In widths of a Chinese character; a letter of another script is a third of one. */
const FACT_MIN = 6
const FACT_MAX = 56
const LETTERS_A_CHARACTER = 2.5
/** Sentences that cannot be cited as a fact: first person, hearsay, questions, exclamations, promotion, references to other text. */
const NOT_CITABLE =
  /[?？！!]|我|筆者|小編|本[店院所站]|歡迎|立即|優惠|折扣|加入會員|詳見|請見|如下|(?<![\d一二三四五六七八九十百千萬半][^，。；]{0,4})以下|上述|哈|囉|喔|耶|最後選|發表於|樓上|網友|會員|聽說|據說|#\d|(?<![其吉維])[他她](?![人牌家種國])/u
/** Promotional sentences are not quoted either. */
const PROMOTIONAL = /歡迎|洽詢|立即|優惠|折扣|加入會員/u
/** The marker of a list item or step, or an opening such as 「注意，」, which is cut off. */
const BULLET =
  /^[\s・•◎✔☆★▪◆●*–—-]+|^[QA](?:[：:]\s*|\.\s)|^\(?\d{1,2}[.)、．）]\s*|^[一二三四五六七八九十]{1,2}、|^(?:請注意|小?提醒|注意|另外|此外)[，,：:]?\s*/u
const FIGURE =
  /\d|[一二三四五六七八九十百千]{2}|[一二三四五六七八九十百千半兩](?:成|倍|度|分鐘|小時|天|週|個?月|年|元|次|公克|克|公升|匙)/u
/** A clause that refers back to the text before it. */
const DANGLING =
  /^(?:第[二三四五]次|其次|但|所以|因此|不過|而且|而|也|就|才|則|這|那|它|其|前者|後者|兩者|否則|然後|接著|再來|不行|不是|不會|可以[，,]|有[，,]|會[，,]|對[，,]|是的|同樣|還有|包括|有時候|可能[^性是有]|and |but |so |this |that |these |those |it |they |he |she |yes|no[,.] )|^.{1,6}也說|\b(?:ago|then|now|later),? (?:it|they)\b/iu
/** A later point of a numbered list, quoted without the first. */
const LATER_POINT = /(?:^|[；;。]\s*)(?:[二三四五六七八九]、|[(（]?[2-9][)）])/u
const FIRST_POINT = /^(?:一、|[(（]?1[)）])/u
/** A clause that needs a following one. */
const UNFINISHED = /(?:者|時|的話|時候|若|如果|因為|由於|以及|或是?|和|與|及|並|且|、)$/u
const CONDITION =
  /^(?:若|如果?|倘若|當|雖然|因為|由於|除非|即使|只要|為了|once |if |when |although |because )/iu

/** A table that is told whole may be so long. */
const TABLE_MAX = 130
/** What it counts for a fact to hold a figure, and how it speaks of its subject. */
const FIGURED = 0.6
const SPEAKING = { name: 2.5, heading: 2, terms: 2, no: 0 } as const
/** What each term of the subject adds, and how many are counted. */
const NEARER = 0.3
const NEARER_MAX = 4
/** Terms of what is said of a subject that a text has to hold to speak of it without any term of its names. */
const TERMS_MIN = 3

/** What a fact has to speak of. */
export interface Subject {
  /** Its names as the report and the pages write them. */
  readonly names: readonly string[]
  /** Terms of those names, of its questions and of what the AI Overview says of it, the keyword's left out. */
  readonly terms: ReadonlySet<string>
  /** Those of its names alone. */
  readonly nameTerms: ReadonlySet<string>
  /** Those of the name that the report shows. */
  readonly shown: ReadonlySet<string>
  /** What people ask about it. */
  readonly questions: readonly string[]
  /** What its name or its questions ask for; null where that is open. */
  readonly wanted: AnswerKind | null
}

/** A fact and how it speaks of its subject. */
export interface Fact {
  readonly text: string
  /** `name`: by one of its names. `heading`: the heading over it does. `terms`: in words that are said of it. */
  readonly speaks: keyof typeof SPEAKING
  /** Whether it holds a figure, which may be of another case than the subject's. */
  readonly figure: boolean
  readonly rate: number
}

/**
 * The sentence of a passage that is fittest to be stated: it speaks of the subject, holds a figure of the kind asked for
 * and stands by itself. Verbatim but for white space, the marks of a list and the names of a table's columns; null where
 * no sentence is fit.
 */
export function factOf(
  passage: Pick<Passage, 'quote' | 'heading'>,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): Fact | null {
  const underIt = speaksOf(passage.heading, subject) !== 'no'
  const rated = passage.quote
    .split('\n')
    .flatMap((line) => toldBy(line, page))
    .filter((text) => fits(text) && isWhole(text) && !NOT_CITABLE.test(text))
    .map((text, at): Fact & { at: number } => {
      const said = speaksOf(text, subject)
      const speaks = underIt && said !== 'name' ? 'heading' : said
      const asked = subject.wanted === null ? 0 : answersAs(subject.wanted, text) ? 2 : -2
      const figure = FIGURE.test(text)
      const near = NEARER * Math.min(NEARER_MAX, sharedTerms(text, subject.terms))
      return { text, at, speaks, figure, rate: (figure ? FIGURED : 0) + SPEAKING[speaks] + near + asked }
    })
    .sort((a, b) => b.rate - a.rate || a.at - b.at)
  const best = rated[0]
  if (best === undefined) return null
  // A row that does not name the subject is no more of it than the other rows.
  const table = best.speaks === 'heading' ? tableOf(best.text, passage.quote, page) : null
  return { ...best, text: table ?? best.text }
}

/** The whole table of a row that a passage quotes, where it is short enough; null for anything else. */
function tableOf(text: string, quote: string, page: Pick<ReadPage, 'blocks'>): string | null {
  const rows = quote.split('\n').map((line) => rowOfLine(page, line))
  const row = rows.find((each) => each !== '' && rowOf(each, page).includes(text)) ?? ''
  const table = row === '' ? '' : tableAsText(page, row)
  return table === '' || widthOf(table) > TABLE_MAX || NOT_CITABLE.test(table) ? null : table
}

/** How a text by itself speaks of a subject. */
export function speaksOf(text: string, { names, terms, nameTerms }: Subject): 'name' | 'terms' | 'no' {
  const plain = normalise(text)
  if (names.map(normalise).some((name) => name.length > 1 && plain.includes(name))) return 'name'
  const named = sharedTerms(text, nameTerms) > 0
  return named || sharedTerms(text, terms) >= TERMS_MIN ? 'terms' : 'no'
}

function sharedTerms(text: string, terms: ReadonlySet<string>): number {
  return new Set(termsOf(text).filter((term) => terms.has(term))).size
}

/** What a line of a passage tells: a row with its columns, else its sentences, whole where the line begins within one. */
function toldBy(line: string, page: Pick<ReadPage, 'blocks'>): string[] {
  const row = rowOfLine(page, line)
  if (row !== '') return rowOf(row, page)
  if (isBoxCell(page, line)) return []
  const whole = wholeSentence(line, page)
  return whole === null ? clausesOf(line) : [whole, ...clausesOf(line)]
}

/** A row of a table is told with its columns; the row of the columns' names tells nothing. */
function rowOf(row: string, page: Pick<ReadPage, 'blocks'>): string[] {
  const { head, isHead } = tableHeadOf(page, row)
  return isHead ? [] : [tidy(rowAsText(row, head))]
}

/** The sentence that a line begins within, where it is short enough to be told whole: 「第一次…；第二次…」. */
function wholeSentence(line: string, page: Pick<ReadPage, 'blocks'>): string | null {
  const block = page.blocks.find(({ text }) => text.includes(line))
  const before = block?.text.slice(0, block.text.indexOf(line)) ?? ''
  if (!/[；;，,、：:]\s*$/u.test(before)) return null
  const begun = before.split(/[。！？!?\n]/u).at(-1) ?? ''
  const [rest = ''] = line.split(/(?<=[。！？!?])/u)
  const text = tidy(begun + rest)
  return widthOf(text) <= FACT_MAX ? text : null
}

/** The sentences of a line; of long ones the parts between semicolons, and of long parts the clauses. */
function clausesOf(line: string): string[] {
  return line.split(/(?<=[。！？!?])|(?<=\.)\s+/u).flatMap((sentence) => {
    if (widthOf(tidy(sentence)) <= FACT_MAX) return [tidy(sentence)]
    return sentence.split(/(?<=[；;])/u).flatMap((part) => {
      const text = tidy(part)
      return widthOf(text) <= FACT_MAX ? [text] : pieces(text)
    })
  })
}

/** Runs of whole clauses of at most the length wanted. No figure is cut at its comma or colon. */
function pieces(sentence: string): string[] {
  const found: string[][] = []
  for (const clause of sentence.split(/(?<=[，：])|(?<=[,:])(?!\d)/u)) {
    const last = found.at(-1)
    if (last !== undefined && widthOf([...last, clause].join('')) <= FACT_MAX) last.push(clause)
    else found.push([clause])
  }
  return found
    .filter((clauses) => clauses.length > 1 || !CONDITION.test(clauses[0]?.trim() ?? ''))
    .map((clauses) => tidy(clauses.join('')))
}

/**
 * The part of a passage to quote where nothing in it can be stated as a fact: what speaks of the subject, else how it
 * begins. Null for a passage of column names, labels and questions.
 */
export function excerptOf(
  { quote }: Pick<Passage, 'quote'>,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): string | null {
  const told = quote
    .split('\n')
    .flatMap((line) => toldBy(line, page))
    .filter((text) => widthOf(text) >= leastOf(text) && balanced(text) && !/[?？]$/u.test(text))
    .filter((text) => !PROMOTIONAL.test(text))
  const found = told.find((text) => speaksOf(text, subject) !== 'no') ?? told[0]
  if (found === undefined) return null
  const speaks = speaksOf(found, subject) === 'name'
  return (speaks ? null : tableOf(found, quote, page)) ?? withinWidth(found)
}

/** A text cut to the width of a fact, with an ellipsis where something was cut. */
export function withinWidth(text: string): string {
  return widthOf(text) <= FACT_MAX
    ? text
    : shorten(text, Math.floor(([...text].length * FACT_MAX) / widthOf(text)))
}

/** A few characters without a figure are a label: a cell of a table made of boxes. */
function leastOf(text: string): number {
  return FIGURE.test(text) ? FACT_MIN : FACT_MIN + 2
}

function fits(text: string): boolean {
  const width = widthOf(text)
  return width >= leastOf(text) && width <= FACT_MAX && balanced(text) && !UNFINISHED.test(text)
}

/** Whether a text neither hangs on what stood before it nor counts on from a point that was cut off. */
function isWhole(text: string): boolean {
  return !DANGLING.test(text) && (FIRST_POINT.test(text) || !LATER_POINT.test(text))
}

/** A text's length in characters, where three letters of an alphabet take the place of one. */
function widthOf(text: string): number {
  const letters = text.match(/[A-Za-z ]/gu)?.length ?? 0
  return [...text].length - letters + letters / LETTERS_A_CHARACTER
}

function tidy(text: string): string {
  const line = oneLine(text)
  // 「一、」 stays where 「二、」 follows.
  return (FIRST_POINT.test(line) && LATER_POINT.test(line) ? line : line.replace(BULLET, ''))
    .replace(/[。，,；;：:\s.]+$/u, '')
    .trim()
}

/** A piece cut inside brackets or quotation marks cannot stand by itself. */
function balanced(text: string): boolean {
  const pairs = ['「」', '『』', '（）', '()', '《》', '【】']
  return pairs.every(([open = '', close = '']) => text.split(open).length === text.split(close).length)
}
