import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { deniesItems, isOfAllItems, isOpen, leadInStart } from '@gaplens/coverage/corpus/lead-in'
import { WHOLE_MAX } from './fact-width.ts'
import { placesOfList, placesOfListAt } from './short-list.ts'
import { tidy } from './statements/clauses.ts'
import { widthOf } from './statements/width.ts'
import { oneLine } from './wording.ts'

/** A paragraph up to this width is told whole before its list: 「應有兩名以上見證人全程在場。下列之人不得擔任：」. */
const LEAD_MAX = 45
/** A conjunction at the end of an item, which the list shows already: 「持有結訓證明，或」. */
const CONJUNCTION = /[，,、]\s*(?:或|以?及|和|與|並|且)$/u

/** A list with the sentence above it that announces it. */
export interface AnnouncedList {
  /** With its colon, and with what it goes on from. */
  readonly lead: string
  readonly items: readonly string[]
}

/**
 * The list that a text is an item of, where the sentence above it denies something of all items or counts them together, and the list that a
 * text announces: 「領有執照之工地」 below 「但下列情形不適用：」 would say the opposite, and 「應具下列資格之一」 says nothing. Null for others.
 */
export function announcedList({ blocks }: Pick<ReadPage, 'blocks'>, text: string): AnnouncedList | null {
  const [first = 0] = placesOfList(blocks, text)
  const above = blocks[first - 1]
  if (above?.kind === 'paragraph' && isOfAllItems(leadOf(above.text))) return listBelow(blocks, first - 1)
  const at = placeOfParagraph(blocks, text)
  return leadOf(blocks[at]?.text ?? '').includes(oneLine(text)) ? listBelow(blocks, at) : null
}

/** Whether a text is the end of a paragraph that only announces a table: 「寬 3 公尺、高 60 公分、未稅：」 tells no price without the rows. */
export function announcesTable({ blocks }: Pick<ReadPage, 'blocks'>, text: string): boolean {
  const at = placeOfParagraph(blocks, text)
  const paragraph = oneLine(blocks[at]?.text ?? '')
  return isOpen(paragraph) && blocks[at + 1]?.kind === 'tableRow' && leadOf(paragraph).includes(oneLine(text))
}

/** The list below the paragraph of a text, if that announces one at its end; null for others. */
export function listAnnouncedBehind(
  { blocks }: Pick<ReadPage, 'blocks'>,
  text: string,
): AnnouncedList | null {
  return listBelow(blocks, placeOfParagraph(blocks, text))
}

/**
 * A list with what announces it as one text; null where one of its items has a semicolon of its own, so that others between them would not show
 * where the next begins, and behind a full stop it could be taken for one that is not denied.
 */
export function announcedText({ lead, items }: AnnouncedList): string | null {
  const isParted = items.some((item) => /[；;]/u.test(item))
  if (!isParted) return lead + items.join('；')
  return deniesItems(lead) ? null : lead + items.map((item) => item.replace(/。$/u, '')).join('。')
}

function placeOfParagraph(blocks: ReadPage['blocks'], text: string): number {
  const said = oneLine(text)
  return blocks.findIndex((block) => block.kind === 'paragraph' && oneLine(block.text).includes(said))
}

/** The sentence at the end of a paragraph, with the one that it goes on from. */
function leadOf(paragraph: string): string {
  const line = oneLine(paragraph)
  return line.slice(leadInStart(line))
}

function listBelow(blocks: ReadPage['blocks'], at: number): AnnouncedList | null {
  const paragraph = oneLine(blocks[at]?.text ?? '')
  const places = placesOfListAt(blocks, at + 1)
  if (blocks[at]?.kind !== 'paragraph' || !isOpen(paragraph) || places.length === 0) return null
  const items = places.map((place) => tidy(blocks[place]?.text ?? '').replace(CONJUNCTION, ''))
  const isShort = widthOf(paragraph) <= LEAD_MAX && widthOf(paragraph + items.join('；')) <= WHOLE_MAX
  return { lead: isShort ? paragraph : leadOf(paragraph), items }
}
