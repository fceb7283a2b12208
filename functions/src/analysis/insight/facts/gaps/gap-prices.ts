import type { Gap, Topic } from '@gaplens/contracts/analysis/report'
import { givesMoney, isAboutPrice } from '@gaplens/coverage/price-topics'
import { SENTENCE_BREAK } from '../sentences.ts'
import type { View } from '../view.ts'

/** Units in which prices are given. */
export const MONEY = /元|NT\$|USD|\$|萬/u
/** Words beside an amount that somebody asks for something. */
const ASKED_FOR = /費|價|收|行情|工錢|一次|每[台坪件次人間層堂張]/u

/**
 * Money that is nobody's price: what an authority sets or pays, a fine, damages and what an insurance pays. The premium is one, but that
 * of an insurer.
 */
const NO_PRICE = /罰|補助(?!食品)|津貼|獎金|賠|[理投]保|保[額費險單]|(?<![含未])稅|規費|資本額/u

/** Whether the sources give prices on a subject. Other amounts are no prices: 「資本額未達 25 萬元」. */
export function hasPrices(view: View, { name, figures }: Pick<Topic, 'name' | 'figures'>): boolean {
  if (NO_PRICE.test(name)) return false
  return figures.some(({ unit, pageId, passageId, value }) => {
    const quote = view.passage(passageId)?.quote ?? ''
    const said = quote.split(SENTENCE_BREAK).find((sentence) => sentence.includes(value)) ?? quote
    return (
      MONEY.test(unit) && pageId !== view.user?.id && ASKED_FOR.test(`${name}${said}`) && !NO_PRICE.test(said)
    )
  })
}

/** What is taken off a price, and told beside it. */
const LOWERS_PRICE = /補助|折抵|退費/u

/** Whether the passages of a gap tell what something costs. */
export function tellsPrices(view: View, { name, passageIds }: Pick<Gap, 'name' | 'passageIds'>): boolean {
  if (isAboutPrice(name) || LOWERS_PRICE.test(name)) return true
  if (NO_PRICE.test(name)) return false
  return passageIds
    .flatMap((id) => view.passage(id)?.quote.split(SENTENCE_BREAK) ?? [])
    .some((said) => !NO_PRICE.test(said) && givesMoney(said))
}
