import type { DraftBasisPage } from '@gaplens/contracts/drafts/draft-score'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { numbersIn } from '../claims/numbers-in.ts'

/** Length of a block that is only a label or a value. */
const SHORT = 24
/** Values after one label. */
const VALUES_MAX = 5
const DIGIT = /\d/u
const STOP = /[。！？!?；;]/u

type Block = DraftBasisPage['blocks'][number]

/**
 * The page with only its headings and its runs of short blocks, each run as one sentence: a label and the figures after it, as in cards
 * and in tables made of boxes (「甲銀行」, 「2.18%」, 「2 年」). A figure alone in its block does not say what it measures.
 */
export function shortBlockRuns(page: DraftBasisPage): DraftBasisPage {
  const runs: Block[] = []
  let text = page.text
  let label: Block | null = null
  let values: Block[] = []
  const close = () => {
    const last = values.at(-1)
    if (label !== null && last !== undefined) {
      const end = last.start + last.length
      // A line break ends a sentence, a tab does not. No character changes its position.
      text =
        text.slice(0, label.start) + text.slice(label.start, end).replaceAll('\n', '\t') + text.slice(end)
      runs.push({ ...label, length: end - label.start })
    }
    label = null
    values = []
  }
  for (const block of page.blocks) {
    const own = page.text.slice(block.start, block.start + block.length)
    const isShort =
      block.role === 'content' && block.kind === 'paragraph' && own.length <= SHORT && !STOP.test(own)
    const isValue = isShort && (readFigures(own).length > 0 || numbersIn(own).length > 0)
    if (isValue && label !== null && values.length < VALUES_MAX) values.push(block)
    else {
      close()
      if (isShort && !DIGIT.test(own)) label = block
      else if (block.kind === 'heading') runs.push(block)
    }
  }
  close()
  return { ...page, text, blocks: runs }
}
