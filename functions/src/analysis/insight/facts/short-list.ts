import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { sentencesOf } from './sentences.ts'
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

/** What is denied of the items that follow, or does not hold for them: 「下列之人不得擔任：」. */
const DENIES_ITEMS =
  /(?:不[得可能予須必用應宜適]|無[法須需]|[禁停]止|除外|例外|切勿|請勿|勿)[^。：:]{0,14}[：:]$/u

/** The sentence above the list that a text is an item of, where that denies something of all items; empty otherwise. */
export function denialAbove({ blocks }: Pick<ReadPage, 'blocks'>, text: string): string {
  const [first = 0] = placesOfList(blocks, text)
  const above = blocks[first - 1]
  const [last = ''] = above?.kind === 'paragraph' ? sentencesOf(oneLine(above.text)).slice(-1) : []
  return DENIES_ITEMS.test(last) ? last : ''
}

/** The items of the list that a text is an item of, or a part of one; empty when there is none, or too many. */
function listAround({ blocks }: Pick<ReadPage, 'blocks'>, text: string): string[] {
  const items = placesOfList(blocks, text).map((place) => oneLine(blocks[place]?.text ?? ''))
  return items.length < 2 || items.length > ITEMS_MAX ? [] : items
}

/** The places of the items of the list that a text is in. */
function placesOfList(blocks: ReadPage['blocks'], text: string): number[] {
  const at = blocks.findIndex(
    (block) => block.kind === 'listItem' && oneLine(block.text).includes(oneLine(text)),
  )
  const level = blocks[at]?.level
  const isItem = (place: number) => blocks[place]?.kind === 'listItem' && blocks[place]?.level === level
  if (at < 0) return []
  let [first, last] = [at, at]
  while (isItem(first - 1)) first -= 1
  while (isItem(last + 1)) last += 1
  return blocks.slice(first, last + 1).map((_, place) => first + place)
}
