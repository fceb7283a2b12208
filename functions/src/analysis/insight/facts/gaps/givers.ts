import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { yearsOfChange } from '../../../figures/year-of-page.ts'
import { isOffer } from '../../markup/service.ts'
import type { View } from '../view.ts'

/** One who sells the same as the user. */
export const RIVAL = '同業'
const SELLER = '業者'
/** An office of a city or county, by the name of its site: 「青嶼市動物保護辦公室」. */
const LOCAL_OFFICE = /^(\p{Script=Han}{2}[市縣])(?:政府|\p{Script=Han}{2,8}(?:局|處|所|辦公室|中心)$)/u

/** A site that informs about what others offer, or an office, by its name: its pages of services and prices sell nothing. */
const INFORMS = /網$|資料庫|百科|指南|比一比|比較|評測|政府|[局處署部會]$|questions|faq|guide|review|compar/iu

/** A page that was last changed so many years before the newest one tells of its own time. */
const OLD_YEARS = 4

/**
 * By page, whose word a fact of it is and of which year, where that limits the fact: one city's rule, what a seller says of its own goods
 * and terms, a page of years ago. A reader would take each for what holds everywhere today. Other pages are left out.
 */
export function giversOf({ input, user, othersRead }: View): ReadonlyMap<string, readonly string[]> {
  const sells = user !== null && isOffer(user.page)
  const changed = yearsOfChange(input.sources)
  const newest = Math.max(0, ...[...changed.values()].map((year) => year ?? 0))
  return new Map(
    othersRead.map(({ id, page }) => {
      const place = LOCAL_OFFICE.exec(page.siteName)?.[1]
      const seller = isSeller(page) ? (sells ? RIVAL : SELLER) : undefined
      const year = changed.get(id) ?? newest
      const old = newest - year >= OLD_YEARS ? `${year} 年` : undefined
      return [id, [place ?? seller, old].flatMap((each) => each ?? [])]
    }),
  )
}

/** A fact with whose word it is and of which year, unless it says so itself. */
export function withGiver(fact: BriefFact, givers: ReadonlyMap<string, readonly string[]>): BriefFact {
  const giver = (givers.get(fact.pageId) ?? []).filter((each) => !fact.text.includes(each)).join(' ')
  return giver === '' ? fact : { ...fact, giver }
}

/** Whether a page offers goods or services of its own. */
function isSeller({ type, siteName }: ReadPage): boolean {
  return (type === 'service' || type === 'product') && siteName !== '' && !INFORMS.test(siteName)
}
