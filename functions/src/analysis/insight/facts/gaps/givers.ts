import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { isOffer } from '../../markup/service.ts'
import type { View } from '../view.ts'

/** One who sells the same as the user. */
export const RIVAL = '同業'
const SELLER = '業者'
/** An office of a city or county, by the name of its site: 「青嶼市動物保護辦公室」. */
const LOCAL_OFFICE = /^(\p{Script=Han}{2}[市縣])(?:政府|\p{Script=Han}{2,8}(?:局|處|所|辦公室|中心)$)/u

/** A site that informs about what others offer, or an office, by its name: its pages of services and prices sell nothing. */
const INFORMS = /網$|資料庫|百科|指南|比一比|比較|評測|政府|[局處署部會]$|questions|faq|guide|review|compar/iu

/**
 * By page, whose word a fact of it is, where that limits the fact: one city's rule, or what a seller says of its own goods and terms. A
 * reader would take either for a rule of all. Other pages are left out.
 */
export function giversOf({ user, othersRead }: View): ReadonlyMap<string, string> {
  const sells = user !== null && isOffer(user.page)
  return new Map(
    othersRead.flatMap(({ id, page }): [string, string][] => {
      const place = LOCAL_OFFICE.exec(page.siteName)?.[1]
      if (place !== undefined) return [[id, place]]
      if (sells && isOffer(page)) return [[id, RIVAL]]
      return isSeller(page) ? [[id, SELLER]] : []
    }),
  )
}

/** A fact with whose word it is, unless it says so itself. */
export function withGiver(fact: BriefFact, givers: ReadonlyMap<string, string>): BriefFact {
  const giver = givers.get(fact.pageId)
  return giver === undefined || fact.text.includes(giver) ? fact : { ...fact, giver }
}

/** Whether a page offers goods or services of its own. */
function isSeller({ type, siteName }: ReadPage): boolean {
  return (type === 'service' || type === 'product') && siteName !== '' && !INFORMS.test(siteName)
}
