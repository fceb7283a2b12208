import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { postTextRange } from '@gaplens/coverage/corpus/forum-lines'
import { SAID_ON_THE_NET } from '../facts/statements/citable.ts'
import { rowAsText, tableHeadOf } from '../facts/table-row.ts'
import { inQuotes, oneLine } from '../facts/wording.ts'
import { plain, sentenceRanges } from './plain.ts'
import { NO_SURROUNDINGS, type Surroundings, surroundingsOf } from './surroundings.ts'

/** A passage or statement with the complete sentences of its blocks, so that none is quoted without its beginning or end. */
export interface SentenceContext {
  readonly sentences: readonly ContextSentence[]
  readonly around: Surroundings
}

interface ContextSentence {
  /** As on the page, on one line; a table row with its column names. */
  readonly text: string
  /** Its normalised form for comparison. */
  readonly words: string
  /** Whether the passage itself contains a part of it, and not only its block. */
  readonly own: boolean
  /** Whether it is a table row. A row is quoted alone, and only if its columns have names. */
  readonly row: 'named' | 'nameless' | null
  /** Where its list item begins; none for other sentences. Each item is quoted alone, since several are no text of the page. */
  readonly item?: number | undefined
}

/** The longest quote, in Chinese characters; three other letters count as one. */
const QUOTE_MAX = 120

/** The beginning of a sentence that depends on the previous one. */
const DEPENDS_ON_PREVIOUS =
  /^(?:這|那|該|此(?!外)|其(?!他)|它|牠|他(?!人)|她|上述|前述|前者|後者|兩者|以上[,，皆都]|如此|因此|因而|所以|於是|否則|不然|反之|相反|但|不過|可是|然而|只是|卻|其實|事實|實際上|儘管如此|即使如此|除此|也就是|換句話說|換言之|例如|比如|像是|而|也|還|就|才|則|接著|然後|同樣|尤其|特別是|甚至|錯|不對|不正確|並非|並不|沒錯|不是|不行|不會|不用|約|大約|大概|其中|合計|平均|(?:可以|會|對|是|有|是的)[,，。])|^(?:but|however|yet|so|therefore|thus|this|that|these|those|it|they|he|she|instead|otherwise|also|still|then|both|neither|not|wrong|false|actually|in fact|the (?:former|latter|same|study|difference))\b/iu
/** The beginning of a sentence that limits, doubts or retracts the previous one, which is then not quoted without it. */
const QUALIFIES_PREVIOUS =
  /^(?:這|那|該|此(?!外)|其(?![他次餘])|上述|前述|前者|後者|兩者|但|不過|可是|然而|只是|卻|其實|事實|實際上|儘管如此|即使如此|例外|除非|錯|不對|不正確|並非|並不|不是|相反|反之)|^(?:but|however|yet|this|that|these|those|instead|otherwise|not|wrong|false|actually|in fact|except|unless)\b/iu
/** Says in a few words that the previous text is not true. */
const REFUTES =
  /錯|不對|不正確|不實|並非如此|謠|迷思|誤解|誤會|(?:沒有?|毫?無|缺乏)(?:\S{0,4})(?:根據|依據|證據)|過時|不可信|別[再相]?信|騙|not true|untrue|false|wrong|myth|nonsense/iu
/** In Chinese characters; three other letters count as one. */
const REFUTATION_MAX = 14
/** Introduces hearsay, opinions or mistakes, so that the rest of the block is not the page's own statement. */
const HEARSAY =
  /流傳|傳言|傳聞|謠|迷思|誤解|誤會|以為|常聽|聽說|據說|(?:[說做]法|觀念)(?:是錯|不對|有誤)|錯誤|myth|rumou?r|people (?:say|believe|think)|mistake/iu
/** Reports what others say or suppose, before the page's own statement. */
const REPORTED =
  /有人|(?:網友|讀者|店員|業者|廠商|廣告|留言)\S{0,6}[說稱寫問]|要是當[時初]|早知道|宣稱|聲稱|號稱|[一另有]派|曾[寫說]|(?:AI|ChatGPT|Gemini|Copilot|聊天機器人)\s?的?(?:回答|說|答)|據說|聽說|假設|\b(?:claims?|said|suppose|according to)\b/iu
const QUESTION = /[?？]["」』”’)）]*$|[嗎呢][。]?$/u
/** A sentence of at most this length after a question is its answer. */
const ANSWER_MAX = 16

/**
 * The quote of a sentence in its paragraph: the whole paragraph if it is short enough, otherwise the sentence with the following
 * ones that fit. A sentence is mostly limited, doubted or corrected by those beside it, in words that no list could cover.
 * @returns null when it cannot be quoted: it depends on the previous sentence, is a question, reports what others say before the
 * page answers, is retracted at once, or is too long
 */
export function wholeQuote(context: SentenceContext, at: number): string | null {
  const { sentences, around } = context
  const begins = (index: number) => plain(sentences[index]?.text ?? '')
  if (around.doubtful || QUESTION.test(sentences[at]?.text ?? '')) return null
  if (dependsOnPrevious(begins(at), begins(at - 1))) return null
  if (isReported(begins(at)) && (at + 1 < sentences.length || around.next !== '')) return null
  if (isTakenBack(context, at, begins)) return null
  if ([around.lead, ...sentences.slice(0, at).map(({ text }) => text)].some((text) => HEARSAY.test(text)))
    return null
  const text = paragraphOf(context, at)
  return text === null ? null : inQuotes(text.replace(/[。.]$/u, ''))
}

/** Whether the following text retracts a sentence, so that it cannot be quoted even together with it. */
function isTakenBack(
  { sentences, around }: SentenceContext,
  at: number,
  begins: (index: number) => string,
): boolean {
  let to = at
  const after = (index: number) => (index + 1 < sentences.length ? begins(index + 1) : plain(around.next))
  while (QUALIFIES_PREVIOUS.test(after(to))) {
    if (refutes(after(to)) || to + 1 >= sentences.length) return true
    to += 1
  }
  return refutes(after(to))
}

/** The paragraph of a sentence with its introduction; a long one from the sentence on. Null when not even the next one fits. */
function paragraphOf({ sentences, around }: SentenceContext, at: number): string | null {
  const { row = null, item } = sentences[at] ?? {}
  if (row !== null) return row === 'named' ? (sentences[at]?.text ?? null) : null
  const texts = sentences
    .filter((each) => each.item === item)
    .map(({ text, row }, place, all) => (row !== null && all[place + 1]?.row ? `${text}；` : text))
  const whole = joined([around.lead, ...texts, around.rest])
  if (widthOf(whole) <= QUOTE_MAX) return whole
  const from = sentences.slice(0, at).filter((each) => each.item === item).length
  const least = Math.min(texts.length, from + 2)
  for (let to = texts.length; to >= least; to -= 1) {
    const text = joined([around.lead, ...texts.slice(from, to)])
    if (widthOf(text) <= QUOTE_MAX && around.rest === '') return text
  }
  return null
}

/** Joins sentences and lines, with a space unless there is Chinese punctuation between them. */
function joined(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .reduce(
      (said, text) => (said === '' || /[。！？；：，、」』]$/u.test(said) ? said + text : `${said} ${text}`),
      '',
    )
}

function dependsOnPrevious(sentence: string, before: string): boolean {
  return DEPENDS_ON_PREVIOUS.test(sentence) || (QUESTION.test(before) && sentence.length < ANSWER_MAX)
}

/** Whether a plain sentence reports what others say or suppose. */
export function isReported(sentence: string): boolean {
  return REPORTED.test(sentence) || SAID_ON_THE_NET.test(sentence)
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
  if (start < 0) return { sentences: sentencesIn(quote), around: NO_SURROUNDINGS }
  const end = start + quote.length
  const lineStart = page.text.lastIndexOf('\n', start - 1) + 1
  const from = Math.min(
    start,
    lineStart + postTextRange(page.text.slice(lineStart, lineEnd(page.text, start))).start,
  )
  const to = lineEnd(page.text, end)
  const sentences = sentencesIn(page.text.slice(from, to), page).map((each) => ({
    ...each,
    own: each.from + from < end && each.to + from > start,
  }))
  return { sentences, around: surroundingsOf(page, start) }
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
    if (row.includes('\t')) {
      const { head, isHead } = page === undefined ? { head: '', isHead: false } : tableHeadOf(page, row)
      const text = rowAsText(row, head)
      const named = text === rowAsText(row, '') && /\d/u.test(row) ? 'nameless' : 'named'
      const sentence = { text, words: plain(row), own: true, row: named } as const
      if (!isHead) found.push({ ...sentence, from: line, to: line + row.length })
    } else {
      const isItem = page?.blocks.some(({ kind, text }) => kind === 'listItem' && text === row) === true
      for (const [from, to] of sentenceRanges(row)) {
        const words = oneLine(row.slice(from, to))
        if (/[\p{L}\p{N}]/u.test(words))
          found.push({
            text: words,
            words: plain(words),
            own: true,
            row: null,
            item: isItem ? line : undefined,
            from: line + from,
            to: line + to,
          })
      }
    }
    line += row.length + 1
  }
  return found
}
