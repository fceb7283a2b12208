import type { ReadPage } from '@gaplens/contracts/read-page'
import { rowAsText, tableHeadOf } from '../../facts/table-row.ts'
import { inQuotes, oneLine } from '../../facts/wording.ts'
import { cutsOf, plain } from './plain.ts'

/** The whole sentences of the blocks that a passage or statement stands in, so that none is quoted without its beginning or end. */
export interface SentenceContext {
  readonly sentences: readonly ContextSentence[]
  /** How the next block begins: it may take back what stands here. */
  readonly next: string
}

interface ContextSentence {
  /** As the page has it, on one line; a row of a table with the names of its columns. */
  readonly text: string
  /** What a sentence about it is compared with. */
  readonly words: string
  /** Whether the passage itself, not only its block, holds some of it. */
  readonly own: boolean
}

/** More is no sentence to quote but a chapter. In Chinese characters; three other letters take the room of one. */
const QUOTE_MAX = 120

/** Begins a sentence that says something only after the one before. */
const DEPENDS_ON_PREVIOUS =
  /^(?:這|那|該|此(?!外)|其(?!他)|它|牠|他(?!人)|她|上述|前述|前者|後者|兩者|以上[,，皆都]|如此|因此|因而|所以|於是|否則|不然|反之|相反|但|不過|可是|然而|只是|卻|其實|事實|實際上|儘管如此|即使如此|除此|也就是|換句話說|換言之|例如|比如|像是|而|也|還|就|才|則|接著|然後|同樣|尤其|特別是|甚至|錯|不對|不正確|並非|並不|沒錯|不是|不行|不會|不用|約|大約|大概|其中|合計|平均|(?:可以|會|對|是|有|是的)[,，。])|^(?:but|however|yet|so|therefore|thus|this|that|these|those|it|they|he|she|instead|otherwise|also|still|then|both|neither|not|wrong|false|actually|in fact|the (?:former|latter|same|study|difference))\b/iu
/** Begins a sentence that limits, doubts or takes back the one before, which is then not quoted without it. */
const QUALIFIES_PREVIOUS =
  /^(?:這|那|該|此(?!外)|其(?![他次餘])|上述|前述|前者|後者|兩者|但|不過|可是|然而|只是|卻|其實|事實|實際上|儘管如此|即使如此|例外|除非|錯|不對|不正確|並非|並不|不是|相反|反之)|^(?:but|however|yet|this|that|these|those|instead|otherwise|not|wrong|false|actually|in fact|except|unless)\b/iu
/** Says of what stands before it that it is not so, in a few words. */
const REFUTES =
  /錯|不對|不正確|不實|並非如此|謠|迷思|誤解|誤會|(?:沒有?|毫?無|缺乏)(?:\S{0,4})(?:根據|依據|證據)|過時|不可信|別[再相]?信|騙|not true|untrue|false|wrong|myth|nonsense/iu
/** In Chinese characters; three other letters take the room of one. */
const REFUTATION_MAX = 14
/** Announces what is only said, thought or done wrongly: what follows in its block is not the page's own word. */
const HEARSAY =
  /流傳|傳言|傳聞|謠|迷思|誤解|誤會|以為|常聽|聽說|據說|(?:[說做]法|觀念)(?:是錯|不對|有誤)|錯誤|myth|rumou?r|people (?:say|believe|think)|mistake/iu
/** Reports what others say, or only supposes: what the page itself holds comes after it. */
const REPORTED =
  /有人|(?:網友|讀者|店員|業者|廠商|廣告|留言)\S{0,6}[說稱寫問]|宣稱|聲稱|號稱|曾[寫說]|據說|聽說|假設|\b(?:claims?|said|suppose|according to)\b/iu
const QUESTION = /[?？]["」』”’)）]*$|[嗎呢][。]?$/u
/** A sentence this short after a question is its answer. */
const ANSWER_MAX = 16

/**
 * The sentence in the words of its page, with those after it that limit it. Null where it cannot be quoted by itself: it depends
 * on the one before, asks, reports what others say before the page answers them, is taken back at once, or all that is too long.
 */
export function wholeQuote({ sentences, next }: SentenceContext, at: number): string | null {
  const begins = (index: number) => plain(sentences[index]?.text ?? '')
  if (dependsOnPrevious(begins(at), begins(at - 1))) return null
  if (REPORTED.test(begins(at)) && at + 1 < sentences.length) return null
  let to = at
  const after = (index: number) => (index + 1 < sentences.length ? begins(index + 1) : plain(next))
  while (QUALIFIES_PREVIOUS.test(after(to))) {
    if (refutes(after(to)) || to + 1 >= sentences.length) return null
    to += 1
  }
  if (refutes(after(to))) return null
  const quoted = sentences.slice(at, to + 1)
  if (quoted.some(({ text }) => QUESTION.test(text))) return null
  if (sentences.slice(0, at).some(({ text }) => HEARSAY.test(text))) return null
  const text = quoted
    .map((each) => each.text)
    .join('')
    .replace(/[。.]$/u, '')
  return widthOf(text) <= QUOTE_MAX ? inQuotes(text) : null
}

function dependsOnPrevious(sentence: string, before: string): boolean {
  return DEPENDS_ON_PREVIOUS.test(sentence) || (QUESTION.test(before) && sentence.length < ANSWER_MAX)
}

function refutes(sentence: string): boolean {
  return widthOf(sentence) <= REFUTATION_MAX && REFUTES.test(sentence)
}

function widthOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han + (text.length - han) / 3
}

/** A passage in its page. */
export function contextOfPassage(quote: string, page: Pick<ReadPage, 'text' | 'blocks'>): SentenceContext {
  const start = page.text.indexOf(quote)
  if (start < 0) return { sentences: sentencesIn(quote), next: '' }
  const end = start + quote.length
  const from = page.text.lastIndexOf('\n', start - 1) + 1
  const to = lineEnd(page.text, end)
  const following = page.text.slice(to + 1, lineEnd(page.text, to + 1))
  const isHeading = page.blocks.some(({ kind, text }) => kind === 'heading' && text === following)
  const before = page.text.slice(page.text.lastIndexOf('\n', from - 2) + 1, Math.max(0, from - 1))
  const sentences = sentencesIn(page.text.slice(from, to), page).map((each) => ({
    ...each,
    own: each.from + from < end && each.to + from > start,
  }))
  // 「以下說法都是錯的：」 stands over what follows as a heading does.
  const intro = /[:：]\s*$/u.test(before) ? sentencesIn(before).slice(-1) : []
  return {
    sentences: [...intro.map((each) => ({ ...each, own: false })), ...sentences],
    next: isHeading ? '' : following,
  }
}

/** A statement of the AI Overview, and the one after it. */
export function contextOfStatement(text: string, next: string): SentenceContext {
  return { sentences: sentencesIn(text), next }
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

interface Found extends ContextSentence {
  readonly from: number
  readonly to: number
}

function sentencesIn(text: string, page?: Pick<ReadPage, 'blocks'>): Found[] {
  const found: Found[] = []
  let line = 0
  for (const row of text.split('\n')) {
    if (row.includes('\t') && page !== undefined) {
      const { head, isHead } = tableHeadOf(page, row)
      const quoted = { text: rowAsText(row, head), words: plain(row), own: true }
      if (!isHead) found.push({ ...quoted, from: line, to: line + row.length })
    } else
      for (const [from, to] of cutsOf(row)) {
        const words = oneLine(row.slice(from, to))
        if (/[\p{L}\p{N}]/u.test(words))
          found.push({ text: words, words: plain(words), own: true, from: line + from, to: line + to })
      }
    line += row.length + 1
  }
  return found
}
