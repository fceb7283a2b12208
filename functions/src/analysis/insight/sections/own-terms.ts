import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { attributionsOf, isSellers, POSTER } from '../facts/gaps/attributions.ts'
import { MONEY } from '../facts/gaps/gap-prices.ts'
import { sourcePage, type View } from '../facts/view.ts'
import { isOfSeller } from '../markup/service.ts'
import { publisherOf } from './public-figures.ts'
import { figureWords } from './words-around-figure.ts'

/** What each house grants as it likes with what it sells. */
const GRANTED = /保固|保修|鑑賞期|試用期|試聽期|免費(?:調整|回診|維修)|\bwarrant(?:y|ies)\b/iu

/**
 * The note on figures that are each a house's own: prices that only sellers ask, or how long several houses warrant what they sell. None of them is
 * wrong, so that nothing is to be looked up. Empty for others, and where a law says one of them.
 */
export function ownTermsNote(view: View, group: FigureGroup): string {
  const given = group.figures.filter(({ pageId }) => pageId !== null && pageId !== view.user?.id)
  const houses = new Set(given.map(({ pageId }) => pageId))
  if (houses.size < 2 || publisherOf(view, group) !== null) return ''
  const areOwn =
    given.every((each) => isOf(view, each) && MONEY.test(each.unit)) ||
    given.every((each) => isOf(view, each, true) && GRANTED.test(wordsOf(view, each)))
  if (!areOwn) return ''
  const isSold = view.user !== null && isOfSeller(view.user.page)
  return `各家不同，沒有哪一個才對：${isSold ? '寫您自己的' : '註明是哪一家的'}。`
}

/** @param isTold whether it may also be a buyer in a thread who tells of it */
function isOf(view: View, { pageId }: FigureGroup['figures'][number], isTold = false): boolean {
  const marks = attributionsOf(view).get(pageId ?? '') ?? []
  return isSellers(marks) || (isTold && marks.includes(POSTER))
}

function wordsOf(view: View, { pageId, passageId, shown }: FigureGroup['figures'][number]): string {
  const { heading = '', quote = '' } = view.passage(passageId) ?? {}
  return `${heading} ${figureWords(quote, shown, sourcePage(view, pageId)) ?? ''}`
}
