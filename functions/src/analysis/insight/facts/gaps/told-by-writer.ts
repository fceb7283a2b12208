import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import { isOfOneTime, isOwnAccount, isStory } from '../eeat/story.ts'
import { mentionOf, type Subject } from '../mention.ts'
import { givesFigureOf } from './overview-point.ts'

/** The writer in a quote. What a firm advises is no tale: 「我們建議至少選一年期」. */
const WRITER = /我(?!國|們的?建議)|筆者|小編|\b(?:I|[Mm]y|[Ww]e)\b/u

/** Whether a text of a passage tells what its writer did or saw. A rule on the same thing is worth more to another page. */
export function isTale(text: string, { heading }: Passage, page: ReadPage): boolean {
  return WRITER.test(text) || isOwnAccount(heading) || isOfOneTime(heading, page)
}

/**
 * Whether a reader of a tale sees neither that it is one nor what it tells of: 「早上嚇到，墨鏡都戴不緊」. One with a figure of the AI Overview
 * tells of that.
 */
export function isUnclearTale(text: string, { quote }: Passage, page: ReadPage, subject: Subject): boolean {
  const isClear = WRITER.test(text) || mentionOf(text, subject) === 'name' || givesFigureOf(subject, text)
  return !isClear && isStory(quote, page)
}
