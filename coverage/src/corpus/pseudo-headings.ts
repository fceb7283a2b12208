import type { Block } from '@gaplens/contracts/analysis/read-page'
import { isAppendixHeading } from '../headings.ts'
import { postTextRange } from './forum-lines.ts'
import { isBoilerplate } from './page-boilerplate.ts'
import { endsAsQuestion } from './sentences.ts'

/** Longest line that can work as a heading. */
const LINE_MAX = 24
const QUESTION_MAX = 40
/** With fewer headings that have content under them, a page is assumed to mark its subjects by short lines. */
const HEADINGS_FEW = 2

/** A question at the beginning of a post of a thread. The text after it answers this question and not the one before. */
const NEW_QUESTION = /^(?:有人|有沒有人|請問|想問|順便問|另外問)[^。！!？?]{2,24}[？?]/u

/**
 * Turns lines that work as headings into headings. These are questions before their answers, also in a list of both. On a page without
 * headings of its own they are also short lines without final punctuation before longer ones.
 * @param questions the questions that the page declares in its structured data; some do not look like one (「我弟也想報。」)
 */
export function withPseudoHeadings(blocks: readonly Block[], questions: readonly string[] = []): Block[] {
  const loose = !hasHeadings(blocks)
  const declared = new Set(questions)
  const answered = new Set(listsOf(blocks).flatMap(questionsAnswered))
  let asked = false
  return blocks.flatMap((block, at) => {
    const question =
      loose && asked && block.role === 'content' ? (NEW_QUESTION.exec(block.text)?.[0] ?? '') : ''
    if (question !== '' && block.text.length > question.length)
      return [{ ...block, kind: 'heading', level: 6, text: question }, block]
    const next = blocks[at + 1]
    if (answered.has(block)) return { ...block, kind: 'heading', level: 6 }
    if (block.kind !== 'paragraph' || block.role !== 'content' || !isBody(next)) return block
    // A reply below a post is no heading of the replies after it.
    if (postTextRange(block.text).start > 0) return block
    const isQuestion = asks(block) || (block.text.length <= QUESTION_MAX && declared.has(block.text))
    const heads =
      loose &&
      block.text.length <= LINE_MAX &&
      !/[。！!；;，,…：:～~]$/u.test(block.text) &&
      !isBoilerplate(block)
    const before = next.text.length > block.text.length && !isListed(block.text, next.text)
    asked ||= isQuestion
    return isQuestion || (heads && before) ? { ...block, kind: 'heading', level: 6 } : block
  })
}

/** The lists of a page: items that follow each other. */
function listsOf(blocks: readonly Block[]): Block[][] {
  const lists: Block[][] = []
  for (const [at, block] of blocks.entries()) {
    if (!isItem(block)) continue
    const list = isItem(blocks[at - 1]) ? lists.at(-1) : undefined
    if (list === undefined) lists.push([block])
    else list.push(block)
  }
  return lists
}

/** With fewer questions that are answered, a list is one of things to check or of replies, and a question in it heads nothing. */
const ANSWERED_MIN = 2

/** The questions of a list of questions and answers: it begins with a question, and none follows another at once. */
function questionsAnswered(list: readonly Block[]): Block[] {
  const questions = list.filter(asks)
  const isAnswered = (block: Block, at: number) => {
    const next = list[at + 1]
    return !asks(block) || (next !== undefined && !asks(next))
  }
  const [first] = list
  const isReply = list.some(({ text }) => postTextRange(text).start > 0)
  const holds = first !== undefined && asks(first) && list.every(isAnswered) && !isReply
  return holds && questions.length >= ANSWERED_MIN ? questions : []
}

function isItem(block: Block | undefined): block is Block {
  return block?.kind === 'listItem' && block.role === 'content'
}

function asks({ text }: Block): boolean {
  return text.length <= QUESTION_MAX && endsAsQuestion(text)
}

/** A mark with which pages without lists begin an item: 「✔ 不要簽空白的本票」. */
const MARK = /^[^\p{L}\p{N}\s「『（([【《"“]/u

/** Whether two lines begin with the same mark, so that they are items of one list. */
function isListed(one: string, next: string): boolean {
  const [mark] = MARK.exec(one) ?? []
  return mark !== undefined && next.startsWith(mark)
}

/** Whether a page has enough headings of its own to divide it into subjects. */
export function hasHeadings(blocks: readonly Block[]): boolean {
  return blocks.filter((block, at) => isHeading(block) && isBody(blocks[at + 1])).length >= HEADINGS_FEW
}

function isHeading(block: Block): boolean {
  return block.kind === 'heading' && block.role === 'content' && !isAppendixHeading(block.text)
}

function isBody(block: Block | undefined): block is Block {
  return block !== undefined && block.kind !== 'heading' && block.role === 'content'
}
