import type { ReadPage } from '@gaplens/contracts/read-page'
import type { Passage } from '@gaplens/contracts/report'
import { normalise, termsOf } from '@gaplens/text/terms'
import { type AnswerKind, answersAs } from './answer-kind.ts'
import { rowAsText, tableHeadOf } from './table-row.ts'
import { oneLine } from './wording.ts'

/** In widths of a Chinese character; a letter of another script is a third of one. */
const FACT_MIN = 6
const FACT_MAX = 56
const LETTERS_A_CHARACTER = 3
/** What is told of oneself, by hearsay, asked, sold or shouted is no fact to take over. */
const NO_FACT =
  /[?？！!]|我|筆者|小編|本[店院所站]|歡迎|立即|優惠|折扣|加入會員|詳見|請見|如下|以下|上述|哈|囉|喔|耶|最後選|發表於|樓上|網友|會員|聽說|據說|#\d/u
/** What stands in front of a list item or a step, or calls for attention before what is said. */
const BULLET =
  /^[\s・•◎✔☆★▪◆●*–—-]+|^\(?\d{1,2}[.)、．）]\s*|^[一二三四五六七八九十]{1,2}、|^(?:請注意|小?提醒|注意|另外|此外)[，,：:]?\s*/u
const FIGURE =
  /\d|[一二三四五六七八九十百千半兩]+(?:成|倍|度|分鐘|小時|天|週|個?月|年|元|次|公克|克|公升|匙)/u
/** A clause that hangs on what stood before it. */
const DANGLING =
  /^(?:但|所以|因此|不過|而且|而|也|就|才|則|這|那|它|其|前者|後者|兩者|否則|然後|接著|再來|不行|不是|不會|可以[，,]|有[，,]|會[，,]|對[，,]|是的|同樣|還有|包括|有時候|可能[^性是有]|and |but |so |this |that |these |those |it |they |he |she |yes|no[,.] )|^.{1,6}也說/iu
/** A clause that waits for another one. */
const UNFINISHED = /(?:者|時|的話|時候|若|如果|因為|由於|以及|或是?|和|與|及|並|且|、)$/u
const CONDITION =
  /^(?:若|如果?|倘若|當|雖然|因為|由於|除非|即使|只要|為了|once |if |when |although |because )/iu

/** What it counts for a fact to speak of its subject, beside a figure's one. */
const SPEAKING = { name: 2.5, terms: 2, no: 0 } as const

/** What a fact has to speak of. */
export interface Subject {
  /** Its names as the report and the pages write them. */
  readonly names: readonly string[]
  /** Terms of those names, of its questions and of what the AI Overview says of it, the keyword's left out. */
  readonly terms: ReadonlySet<string>
  /** What its name or its questions ask for; null where that is open. */
  readonly wanted: AnswerKind | null
}

/** A fact and how it speaks of its subject: one that does not name it needs its heading beside it. */
export interface Fact {
  readonly text: string
  /** `name`: by one of its names. `terms`: in words that are said of it. */
  readonly speaks: 'name' | 'terms' | 'no'
  readonly rate: number
}

/**
 * The sentence of a passage that is fittest to be stated: it speaks of the subject, holds a figure of the kind asked for
 * and stands by itself. Verbatim but for white space, the marks of a list and the names of a table's columns; null where
 * no sentence is fit.
 */
export function factOf(
  passage: Pick<Passage, 'quote'>,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): Fact | null {
  const names = subject.names.map(normalise).filter((name) => name.length > 1)
  const rated = passage.quote
    .split('\n')
    .flatMap((line) => (line.includes('\t') ? rowOf(line, page) : clausesOf(line)))
    .filter((text) => fits(text) && !NO_FACT.test(text) && !DANGLING.test(text))
    .map((text, at): Fact & { at: number } => {
      const plain = normalise(text)
      const speaks = names.some((name) => plain.includes(name))
        ? 'name'
        : termsOf(text).some((term) => subject.terms.has(term))
          ? 'terms'
          : 'no'
      const asked = subject.wanted === null ? 0 : answersAs(subject.wanted, text) ? 2 : -2
      return { text, at, speaks, rate: (FIGURE.test(text) ? 1 : 0) + SPEAKING[speaks] + asked }
    })
    .sort((a, b) => b.rate - a.rate || a.at - b.at)
  return rated[0] ?? null
}

/** A row of a table is told with its columns; the row of the columns' names tells nothing. */
function rowOf(row: string, page: Pick<ReadPage, 'blocks'>): string[] {
  const head = tableHeadOf(page, row)
  const isHead = head === '' && !FIGURE.test(row)
  return isHead ? [] : [tidy(rowAsText(row, head))]
}

/** The sentences of a line, and of long ones the clauses. */
function clausesOf(line: string): string[] {
  return line.split(/(?<=[。！？!?；;])|(?<=\.)\s+/u).flatMap((sentence) => {
    const text = tidy(sentence)
    return widthOf(text) <= FACT_MAX ? [text] : pieces(text)
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

function fits(text: string): boolean {
  const width = widthOf(text)
  return width >= FACT_MIN && width <= FACT_MAX && balanced(text) && !UNFINISHED.test(text)
}

/** A text's length in characters, where three letters of an alphabet take the place of one. */
function widthOf(text: string): number {
  const letters = text.match(/[A-Za-z ]/gu)?.length ?? 0
  return [...text].length - letters + letters / LETTERS_A_CHARACTER
}

function tidy(text: string): string {
  return oneLine(text)
    .replace(BULLET, '')
    .replace(/[。，,；;：:\s.]+$/u, '')
    .trim()
}

/** A piece cut inside brackets or quotation marks cannot stand by itself. */
function balanced(text: string): boolean {
  const pairs = ['「」', '『』', '（）', '()', '《》', '【】']
  return pairs.every(([open = '', close = '']) => text.split(open).length === text.split(close).length)
}
