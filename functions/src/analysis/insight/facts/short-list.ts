import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from './wording.ts'

/** A list with more items is not stated as a whole. */
const ITEMS_MAX = 8
/** An item with a sentence and more is stated by itself. */
const SENTENCES = /[。！？!?](?=.)|.{41,}/u

/** The items of the short list that a text is an item of, or a part of one, in their order; empty when there is none. */
export function shortListOf(page: Pick<ReadPage, 'blocks'>, text: string): string[] {
  const items = listAround(page, text)
  return items.some((item) => SENTENCES.test(item)) ? [] : items
}

/** A choice in a list, with as much of what it is said to be as fits: 「自行烘豆：自備烘豆機」. */
const CHOICE = /^[^，。；：:]{2,12}[：:][^。；]{4,34}(?<!者)(?=[，。；]|$)/u

/** What limits a choice must not be cut off. */
const LIMITED = /但|惟|除|不適用|不得|為限/u

/** The choices of a list, in its order; empty unless every item is one. One of two ways is half an answer. */
export function choicesOf(page: Pick<ReadPage, 'blocks'>, text: string): string[] {
  const items = listAround(page, text).map((item) => {
    const choice = CHOICE.exec(item)?.[0] ?? ''
    return LIMITED.test(item.slice(choice.length)) ? '' : choice
  })
  return items.includes('') ? [] : items
}

/** The items of the list that a text is an item of, or a part of one; empty when there is none, or too many. */
function listAround({ blocks }: Pick<ReadPage, 'blocks'>, text: string): string[] {
  const items = placesOfList(blocks, text).map((place) => oneLine(blocks[place]?.text ?? ''))
  return items.length < 2 || items.length > ITEMS_MAX ? [] : items
}

/** The places of the items of the list that a text is in. */
export function placesOfList(blocks: ReadPage['blocks'], text: string): number[] {
  const at = blocks.findIndex(
    (block) => block.kind === 'listItem' && oneLine(block.text).includes(oneLine(text)),
  )
  return placesOfListAt(blocks, at)
}

/** The places of the items of the list that has an item at some place; none where there is no item. */
export function placesOfListAt(blocks: ReadPage['blocks'], at: number): number[] {
  const level = blocks[at]?.level
  const isItem = (place: number) => blocks[place]?.kind === 'listItem' && blocks[place]?.level === level
  if (!isItem(at)) return []
  let [first, last] = [at, at]
  while (isItem(first - 1)) first -= 1
  while (isItem(last + 1)) last += 1
  return blocks.slice(first, last + 1).map((_, place) => first + place)
}
