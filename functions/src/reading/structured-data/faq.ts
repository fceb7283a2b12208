import type { Block, ReadPage } from '@gaplens/contracts/analysis/read-page'
import { containsText } from '../html/contains-text.ts'
import { type DataItem, hasType, nestedItems, textValue } from './data-item.ts'

const MAX_PAIRS = 60
const MAX_ANSWER = 2000
const QUESTION_MARK = /[?？]\s*$/
const QUESTION_LABEL = /^(?:Q\s*\d*|問|问)\s*[.:：、．]\s*/i
const FAQ_HEADING = /faq|frequently asked|常見問|常见问|問與答|问与答|問答|q\s?&\s?a|よくある/i
const ANSWER_LABEL = /^(?:A\s*\d*|答)\s*[.:：、．]\s*/i

/** Questions with their answers as the page shows them: headings, short lines or "Q:" with a question, and the text after it. */
export function faqOf(blocks: readonly Block[], items: readonly DataItem[], text: string): ReadPage['faq'] {
  const pairs = new Map<string, string>()
  const shown = withoutWhatFollows(shownPairs(blocks))
  const declared = declaredPairs(items)
    .slice(0, MAX_PAIRS)
    .filter(({ question }) => containsText(text, question))
  // A single question in prose is rhetorical. Two pairs in a row, or one under "FAQ", are questions and answers.
  const listed =
    declared.length > 0 ||
    shown.filter(({ sure }) => !sure).length > 1 ||
    blocks.some(({ kind, text }) => kind === 'heading' && FAQ_HEADING.test(text))
  for (const { question, answer, sure } of shown) if (sure || listed) add(pairs, question, answer.join('\n'))
  for (const { question, answer } of declared) add(pairs, question, answer)
  return [...pairs].slice(0, MAX_PAIRS).map(([question, answer]) => ({ question, answer }))
}

interface ShownPair {
  readonly question: string
  readonly answer: readonly string[]
  /** Whether it is a heading or begins with "Q:". */
  readonly sure: boolean
}

function shownPairs(blocks: readonly Block[]): ShownPair[] {
  const pairs: ShownPair[] = []
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    if (block === undefined || !asks(block) || asksReader(block)) continue
    const answer: string[] = []
    let length = 0
    for (let j = i + 1; j < blocks.length && length < MAX_ANSWER; j++) {
      const next = blocks[j]
      if (next === undefined || next.kind === 'heading' || asks(next)) break
      answer.push(next.text.replace(ANSWER_LABEL, ''))
      length += next.text.length
      // A question within a list or between paragraphs is only answered by the next blocks of the same kind.
      if (block.kind !== 'heading' && length > 600) break
    }
    if (answer.length === 0 || isEntry(block, blocks[i + 1])) continue
    const sure = block.kind === 'heading' || QUESTION_LABEL.test(block.text)
    pairs.push({ question: block.text, answer, sure })
  }
  return pairs
}

/** A question that the page puts to its reader (「問題一：您睡覺會不會動來動去？」) is none that a reader asks. */
function asksReader({ text }: Block): boolean {
  return /[您你妳](?!們).*(?:會不會|是不是|是否|有沒有|嗎[？?]?$)/u.test(text) && !QUESTION_LABEL.test(text)
}

/** From this number of pairs on, the others show how many blocks an answer has. */
const UNIFORM_MIN = 3

/**
 * Shortens the last answer to as many blocks as the longest of the others has, because what follows the questions on a page (a band that
 * invites to book) is no answer. A last answer that was really longer is then cut short, which leaves it true.
 */
function withoutWhatFollows(pairs: readonly ShownPair[]): readonly ShownPair[] {
  const last = pairs.at(-1)
  if (last === undefined || pairs.length < UNIFORM_MIN) return pairs
  const longest = Math.max(...pairs.slice(0, -1).map(({ answer }) => answer.length))
  return [...pairs.slice(0, -1), { ...last, answer: last.answer.slice(0, longest) }]
}

/** Whether a block is an entry of a table of contents, followed by another entry. */
function isEntry(block: Block, next: Block | undefined): boolean {
  return (
    block.kind === 'listItem' &&
    next?.kind === 'listItem' &&
    next.text.length < 120 &&
    !/[。．.!！;；]$/.test(next.text)
  )
}

function asks(block: Block): boolean {
  if (block.text.length > 160 || block.text.length < 4) return false
  if (QUESTION_LABEL.test(block.text)) return true
  return (
    QUESTION_MARK.test(block.text) &&
    (block.kind === 'heading' || !/[。．！!；;：:“”"「」『』][^?？]*[?？]\s*$/.test(block.text))
  )
}

function add(pairs: Map<string, string>, question: string, answer: string): void {
  const asked = question.replace(QUESTION_LABEL, '').trim()
  if (asked !== '' && !pairs.has(asked)) pairs.set(asked, answer.slice(0, MAX_ANSWER).trim())
}

function declaredPairs(items: readonly DataItem[]): ReadPage['faq'] {
  return items
    .filter((item) => hasType(item, /^(?:FAQPage|QAPage)$/))
    .flatMap((item) => nestedItems(item, 'mainEntity'))
    .flatMap((question) => {
      const answer = [...nestedItems(question, 'acceptedAnswer'), ...nestedItems(question, 'suggestedAnswer')]
        .map((one) => textValue(one, 'text'))
        .find((one) => one !== null)
      const asked = textValue(question, 'name')
      return asked === null || answer === null || answer === undefined
        ? []
        : [
            {
              question: asked,
              answer: answer
                .replace(/<[^<>]{0,1000}>/g, ' ')
                .replace(/\s+/g, ' ')
                .trim(),
            },
          ]
    })
}
