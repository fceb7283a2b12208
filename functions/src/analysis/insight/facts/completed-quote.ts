import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { WHOLE_MAX } from './fact-width.ts'
import { paragraphAround } from './gaps/paragraph-around.ts'
import { shortListOf } from './short-list.ts'
import { namesPerson, pointsBack, pointsToPerson } from './statements/points-back.ts'
import { widthOf } from './statements/width.ts'
import { oneLine } from './wording.ts'

/** A paragraph of at most this width is quoted whole: its last sentence is often only a rest (「複診 900。」). */
const PARAGRAPH_MAX = 60
/** A shorter item of a list is only a label: 「認知重建」. */
const ITEM_LEAST = 8

/** A quote with the rest of its short paragraph, or with what it goes on from; a bare item with the others of its short list. A row of a table stays as it is. */
export function completedQuote(quote: string, page: Pick<ReadPage, 'blocks'>): string {
  const said = oneLine(quote)
  const block = page.blocks.find(({ kind, text }) => kind !== 'heading' && oneLine(text).includes(said))
  if (block === undefined || /[\t\n]/u.test(quote)) return quote
  const whole = oneLine(block.text)
  if (block.kind === 'listItem' && widthOf(said) < ITEM_LEAST) {
    const list = shortListOf(page, said).join('；')
    return list !== '' && widthOf(list) <= WHOLE_MAX ? list : whole
  }
  if (block.kind === 'tableRow') return quote
  return widthOf(whole) <= PARAGRAPH_MAX ? whole : begun(said, page)
}

/** The widest quote with the sentences before it, of which it is only a continuation. */
const BEGUN_MAX = 150

/** What a quote goes on from in its own sentence: 「第一次免費；再改每次 500 元」. */
const INSIDE = /[；;，,：:]\s*$/u

/**
 * A quote from the sentence on within which it begins, or to which it points back: 「他建議…」, 「另一派寫…」 and 「後者要…」 say nothing to whoever has not read who or what that
 * is. As it is where nothing before it in its paragraph tells that, or where both would be too long.
 */
function begun(said: string, page: Pick<ReadPage, 'blocks'>): string {
  const isOfPerson = pointsToPerson(said)
  let text = said
  let isTold = !isOfPerson
  for (const sentence of paragraphAround(said, page).before.toReversed()) {
    if (!pointsBack(text) && isTold && !INSIDE.test(sentence)) break
    text = sentence + text
    isTold ||= namesPerson(sentence)
    if (widthOf(text) > BEGUN_MAX) return said
  }
  return pointsBack(text) || !isTold ? said : text
}
