import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { attributionsOf, isSellers, POSTER } from '../facts/gaps/attributions.ts'
import { MONEY } from '../facts/gaps/gap-prices.ts'
import { type ReportedValue, reportedValues } from '../facts/reported-values.ts'
import { sourcePage, type View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'
import { isOfSeller } from '../markup/service.ts'
import { publisherOf } from './public-figures.ts'
import { figureWords } from './words-around-figure.ts'

/** What each house grants as it likes with what it sells. */
const GRANTED = /保固|保修|鑑賞期|試用期|試聽期|免費(?:調整|回診|維修)|\bwarrant(?:y|ies)\b/iu

/**
 * The note on figures that are each a house's own: prices that only sellers ask, or how long several houses warrant what they sell. None of them is
 * wrong, so that nothing is to be looked up. Empty for others, where a law says one of them, and for a price that the AI Overview gives too: it may be
 * a third party's, as the ticket that a guesthouse and a guide write of.
 */
export function ownTermsNote(view: View, group: FigureGroup): string {
  const given = group.figures.filter(({ pageId }) => pageId !== null && pageId !== view.user?.id)
  const houses = new Set(given.map(({ pageId }) => pageId))
  if (houses.size < 2 || publisherOf(view, group) !== null) return ''
  const areOwn =
    (group.figures.every(({ giver }) => giver !== 'overview') &&
      given.every((each) => isOf(view, each) && MONEY.test(each.unit))) ||
    given.every((each) => isOf(view, each, true) && GRANTED.test(wordsOf(view, each)))
  if (!areOwn) return ''
  const isSold = view.user !== null && isOfSeller(view.user.page)
  return `各家不同，沒有哪一個才對：${isSold ? '寫您自己的' : '註明是哪一家的'}。`
}

/** @param isTold whether it may also be a buyer in a thread who tells of it */
/** What a seller lets its buyers agree to: 「契約審閱期」, 「訂金」. */
const AGREED = /[解違]約|契約|審閱|[訂押定]金|退[費款還]|終止/u
/** A rule of which a seller tells, and no term of its own. */
const RULE = /法|規定|[應須得]|最[多高低少]|至[多少]|為限/u

/**
 * The note on a value that one seller alone gives as a term of its contract, where others who sell nothing give another: how many say which does not
 * matter then. Empty for others, and where a law says one of them.
 */
export function houseTermNote(view: View, group: FigureGroup): string {
  const values = reportedValues(view, group.figures).filter(({ outdated }) => !outdated)
  const isSold = ({ figures }: ReportedValue) => figures.every((each) => isOf(view, each))
  const [sold, ...more] = values.filter(isSold)
  if (sold === undefined || sold.pages > 1 || more.length > 0 || publisherOf(view, group) !== null) return ''
  const isOfOthers = values.some(({ figures }) =>
    figures.some((each) => each.pageId !== null && !isOf(view, each)),
  )
  const words = sold.figures.map((each) => wordsOf(view, each)).join(' ')
  return isOfOthers && AGREED.test(words) && !RULE.test(words)
    ? `「${oneLine(sold.shown)}」是${sold.who.join('、')} 自己的條件，不能當成通例。`
    : ''
}

function isOf(view: View, { pageId }: FigureGroup['figures'][number], isTold = false): boolean {
  const marks = attributionsOf(view).get(pageId ?? '') ?? []
  return isSellers(marks) || (isTold && marks.includes(POSTER))
}

function wordsOf(view: View, { pageId, passageId, shown }: FigureGroup['figures'][number]): string {
  const { heading = '', quote = '' } = view.passage(passageId) ?? {}
  return `${heading} ${figureWords(quote, shown, sourcePage(view, pageId)) ?? ''}`
}
