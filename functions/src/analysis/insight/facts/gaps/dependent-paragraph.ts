import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { tidy } from '../statements/clauses.ts'
import { paragraphAround } from './paragraph-around.ts'

/** The thing told above a paragraph: 「這類電池」. */
const OF_THIS_KIND = /^[這此該][類種些款]/u

/**
 * Whether a text goes on in a paragraph that begins with a thing told before: 「這類電池得先放電」 under 「膨脹機加收 300 元」. What follows is
 * about that thing, which the text does not name.
 */
export function isInDependentParagraph(text: string, page: Pick<ReadPage, 'blocks'>): boolean {
  const [first = ''] = paragraphAround(text, page).before
  return /[。！？!?]$/u.test(first) && OF_THIS_KIND.test(tidy(first))
}
