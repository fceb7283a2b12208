import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { WHOLE_MAX } from './fact-width.ts'
import { shortListOf } from './short-list.ts'
import { widthOf } from './statements/width.ts'
import { oneLine } from './wording.ts'

/** A paragraph of at most this width is quoted whole: its last sentence is often only a rest (「複診 900。」). */
const PARAGRAPH_MAX = 60
/** A shorter item of a list is only a label: 「認知重建」. */
const ITEM_LEAST = 8

/** A quote with the rest of its short paragraph, or a bare item with the others of its short list. A row of a table stays as it is. */
export function completedQuote(quote: string, page: Pick<ReadPage, 'blocks'>): string {
  const said = oneLine(quote)
  const block = page.blocks.find(({ kind, text }) => kind !== 'heading' && oneLine(text).includes(said))
  if (block === undefined || /[\t\n]/u.test(quote)) return quote
  const whole = oneLine(block.text)
  if (block.kind === 'listItem' && widthOf(said) < ITEM_LEAST) {
    const list = shortListOf(page, said).join('；')
    return list !== '' && widthOf(list) <= WHOLE_MAX ? list : whole
  }
  return block.kind !== 'tableRow' && widthOf(whole) <= PARAGRAPH_MAX ? whole : quote
}
