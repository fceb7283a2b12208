import type { Block } from '@gaplens/contracts/read-page'
import { isAppendixHeading } from '../headings.ts'
import { isBoilerplate } from './page-boilerplate.ts'

/** Longest line that can head what follows it. */
const LINE_MAX = 24
const QUESTION_MAX = 40
/** Below this many headings with content under them, a page tells its subjects apart by short lines. */
const HEADINGS_FEW = 2

/**
 * The content of a page with the lines that work as headings made headings: a question before its answer, and, where a
 * page has no headings of its own, a short line with no full stop before a longer one.
 * @param questions that the page itself declares to have answers, however they are written (「我弟也想報。」)
 */
export function withPseudoHeadings(blocks: readonly Block[], questions: readonly string[] = []): Block[] {
  const loose = !hasHeadings(blocks)
  const declared = new Set(questions)
  return blocks.map((block, at) => {
    const next = blocks[at + 1]
    if (block.kind !== 'paragraph' || block.role !== 'content' || !isBody(next)) return block
    const asks = block.text.length <= QUESTION_MAX && (/[？?]$/u.test(block.text) || declared.has(block.text))
    const heads =
      loose &&
      block.text.length <= LINE_MAX &&
      !/[。！!；;，,…：:～~]$/u.test(block.text) &&
      !isBoilerplate(block)
    const before = next.text.length > block.text.length
    return asks || (heads && before) ? { ...block, kind: 'heading', level: 6 } : block
  })
}

/** Whether the page's own headings tell its subjects apart. */
export function hasHeadings(blocks: readonly Block[]): boolean {
  return blocks.filter((block, at) => isHeading(block) && isBody(blocks[at + 1])).length >= HEADINGS_FEW
}

function isHeading(block: Block): boolean {
  return block.kind === 'heading' && block.role === 'content' && !isAppendixHeading(block.text)
}

function isBody(block: Block | undefined): block is Block {
  return block !== undefined && block.kind !== 'heading' && block.role === 'content'
}
