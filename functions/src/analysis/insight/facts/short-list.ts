import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from './wording.ts'

/** A list with more items is not stated as a whole. */
const ITEMS_MAX = 8
/** An item with a sentence and more is stated by itself. */
const SENTENCES = /[。！？!?](?=.)|.{41,}/u

/** The items of the short list that a text is an item of, or a part of one, in their order; empty when there is none. */
export function shortListOf({ blocks }: Pick<ReadPage, 'blocks'>, text: string): string[] {
  const at = blocks.findIndex(
    (block) => block.kind === 'listItem' && oneLine(block.text).includes(oneLine(text)),
  )
  const level = blocks[at]?.level
  const isItem = (place: number) => blocks[place]?.kind === 'listItem' && blocks[place]?.level === level
  if (at < 0) return []
  let [first, last] = [at, at]
  while (isItem(first - 1)) first -= 1
  while (isItem(last + 1)) last += 1
  const items = blocks.slice(first, last + 1).map((block) => oneLine(block.text))
  return items.length < 2 || items.length > ITEMS_MAX || items.some((item) => SENTENCES.test(item))
    ? []
    : items
}
