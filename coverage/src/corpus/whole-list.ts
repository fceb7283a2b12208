import type { Block } from '@gaplens/contracts/analysis/read-page'
import { isOfAllItems, isOpen, leadInStart } from './lead-in.ts'
import type { TextRange } from './sentences.ts'

/** A longer quote with its list cannot be read at a glance. */
const LISTED_MAX = 220

/**
 * A range of a text with the list that the sentence at its end announces, or with the rest of its list and the sentence above that counts all items
 * together or denies something of them: 「領有執照之工地」 below 「但下列情形不適用：」 would say the opposite, and 「應具下列資格之一：」 says nothing.
 * As it is where both would be too long. Of 93 reports eight have such lists. A table is told in the same way with the caption that announces it,
 * 「寬 3 公尺、未稅：」, but a row of it may stand alone.
 */
export function withItsList(blocks: readonly Block[], range: TextRange): TextRange {
  const at = blocks.findLastIndex(({ start }) => start < range.end)
  const kind = (isListed(blocks[at]) ? blocks[at] : blocks[at + 1])?.kind
  const isItem = (place: number) => isListed(blocks[place]) && blocks[place]?.kind === kind
  let first = isItem(at) ? at : at + 1
  while (isItem(first - 1)) first -= 1
  const above = blocks[first - 1]
  if (!isItem(first) || above?.kind !== 'paragraph' || !isOpen(above.text)) return range
  const from = leadInStart(above.text)
  const isBefore = range.end <= above.start + from
  const isWithin = range.start >= (blocks[first]?.start ?? 0)
  // Of rows, and of items that are only announced, one may stand alone.
  const mayStandAlone = kind === 'tableRow' || !isOfAllItems(above.text.slice(from).trim())
  if (isBefore || (isWithin && mayStandAlone)) return range
  let last = first
  while (isItem(last + 1)) last += 1
  const { start = 0, text = '' } = blocks[last] ?? {}
  const whole = {
    start: Math.min(range.start, above.start + from),
    end: Math.max(range.end, start + text.length),
  }
  return whole.end - whole.start <= LISTED_MAX ? whole : range
}

function isListed(block: Block | undefined): boolean {
  return block?.kind === 'listItem' || block?.kind === 'tableRow'
}
