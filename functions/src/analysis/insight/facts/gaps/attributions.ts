import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { OLD_YEARS } from '@gaplens/coverage/gap-evidence'
import type { Source } from '@gaplens/coverage/source'
import { sameValue } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { memoize } from '@gaplens/text/memoize'
import { isBeforeDay, lastDayOfPage } from '../../../figures/expiry.ts'
import { latest, yearsOfChange } from '../../../figures/year-of-page.ts'
import { isOfSeller } from '../../markup/service.ts'
import { isOffice, placeOfOffice } from '../office.ts'
import { isSchool, isSeller, sellsGoods, sellsTheSame, sellsWork } from '../seller/seller.ts'
import { isThread } from '../thread.ts'
import type { View } from '../view.ts'
import { leftOutMark, placeTold } from './left-out-class.ts'
import { scopeMark } from './scope-of-page.ts'

/** One who sells the same as the user. */
export const RIVAL = '同業'
export const SELLER = '業者'
/** A house that sells treatment, and whose page is no offer in the eyes of a reader. */
export const HOSPITAL = '醫院'
const OF_HOSPITAL = /醫院|醫學中心/u
/** A school that speaks of its own people. */
export const SCHOOL = '學校'
const ITS_PEOPLE = /本校|系辦|在[學校]生|校內|教務處/u
/** One who writes in a thread. */
export const POSTER = '網友'
/** Prices of a page to all of which a tax is added, as it says once: 「報價未稅」. */
const UNTAXED = '報價未稅的'
const SAYS_UNTAXED = /(?:報價|價格|金額|費用|價目|單價|[均皆都])[^。！？\n「]{0,24}(?:未稅|不含稅|未含稅)/u
const SELLERS: readonly string[] = [RIVAL, SELLER, HOSPITAL]

/**
 * By page, whose word a fact of it is and of which year, where that limits the fact: one city's rule, what a seller says of its own goods
 * and terms, a post in a thread, a page of years ago. A reader would take each for what holds everywhere today. Other pages are left out.
 */
export const attributionsOf: (view: View) => Attributions = memoize(findAttributions)

/** A mark that a page is of years ago, or that what it tells has ended: 「2014 年」, 「2025 年 6 月到期」. */
const OF_THEN = /^\d{4} 年(?: \d+ 月到期)?$/u

/**
 * By page id, the mark of a page that was last changed years before the newest one (「2014 年」), or of one that was read after the last day of
 * what it tells by its own words (「2025 年 6 月到期」).
 */
export function timeMarksOf(sources: readonly Source[]): ReadonlyMap<string, string> {
  const changed = yearsOfChange(sources)
  const newest = latest([...changed.values()]) ?? 0
  return new Map(
    sources.flatMap(({ id, page, readAt }): [string, string][] => {
      const year = changed.get(id) ?? null
      const last = page === null ? null : lastDayOfPage(page)
      if (last !== null && isBeforeDay(last, readAt))
        return [[id, `${last.slice(0, 4)} 年 ${Number(last.slice(5, 7))} 月到期`]]
      return year !== null && newest - year >= OLD_YEARS ? [[id, `${year} 年`]] : []
    }),
  )
}

/** Whether a page was last changed years before the newest one, or what it tells had ended when it was read. */
export function isOfYearsAgo(view: View, pageId: string): boolean {
  return timeMarkOf(view, pageId) !== undefined
}

/** Whether a page itself is of years ago, and not only what it tells of has ended since: 「2014 年」, and not 「2026 年 7 月到期」. */
export function isOldPage(view: View, pageId: string): boolean {
  return /^\d{4} 年$/u.test(timeMarkOf(view, pageId) ?? '')
}

/** The mark of such a page: 「2014 年」. */
export function timeMarkOf(view: View, pageId: string): string | undefined {
  return attributionsOf(view)
    .get(pageId)
    ?.find((mark) => OF_THEN.test(mark))
}

/** By page id, the marks of what it says. */
export type Attributions = ReadonlyMap<string, readonly string[]>

function findAttributions({ input, user, othersRead }: View): Attributions {
  const own = user !== null && isOfSeller(user.page) ? user.page : null
  const offers = { work: own !== null && sellsWork(own), goods: own !== null && sellsGoods(own) }
  const isRival = (page: ReadPage) =>
    ((offers.work && sellsWork(page)) || (offers.goods && sellsGoods(page))) &&
    sellsTheSame(page.title, input.keyword)
  const times = timeMarksOf(input.sources)
  return new Map(
    othersRead.map(({ id, page }) => {
      const place = placeOfOffice(page.siteName)
      const seller = OF_HOSPITAL.test(page.siteName) ? HOSPITAL : SELLER
      const house = isSeller(page) ? (isRival(page) ? RIVAL : seller) : undefined
      const school = isSchool(page) && ITS_PEOPLE.test(page.text) ? SCHOOL : undefined
      const speaker = isThread(page) ? POSTER : (school ?? house)
      const untaxed = SAYS_UNTAXED.test(page.text) ? UNTAXED : undefined
      const scope = house === undefined ? (scopeMark(page, input.keyword) ?? leftOutMark(page)) : null
      const whose = place ?? speaker ?? placeTold(page)
      return [id, [whose, scope, untaxed, times.get(id)].flatMap((each) => each ?? [])]
    }),
  )
}

/**
 * A fact or a quote with whose word it is and of which year, unless it says so itself. A seller's has the mark unless an office gives its
 * amounts too, which then are no terms of its own: 「就業安定費 2,000 元」 on an agency's page. What a newspaper gives may be another seller's.
 * @param others texts of offices on the same subject
 */
export function withAttribution<T extends Pick<BriefFact, 'text' | 'pageId'>>(
  fact: T,
  attributions: Attributions,
  others: readonly string[] = [],
): T & Pick<BriefFact, 'giver'> {
  const giver = (attributions.get(fact.pageId) ?? [])
    .filter((each) => limits(each, fact.text, others))
    .join(' ')
  return giver === '' ? fact : { ...fact, giver }
}

/** What offices say in some passages. */
export function saidByOffices(
  { othersRead }: Pick<View, 'othersRead'>,
  passages: readonly Pick<Passage, 'pageId' | 'quote'>[],
): string[] {
  const offices = new Set(othersRead.flatMap(({ id, page }) => (isOffice(page) ? [id] : [])))
  return passages.flatMap(({ pageId, quote }) => (offices.has(pageId) ? [quote] : []))
}

/** Whether a mark of a page limits a text of it, which may say so itself. */
function limits(mark: string, text: string, others: readonly string[]): boolean {
  if (isSellers([mark])) return !isGivenBy(others, text)
  if (mark === UNTAXED) return moneyIn(text).length > 0 && !text.includes('稅')
  // What a later sentence says of itself leaves open where the first one holds.
  return mark === SCHOOL || text.split('。')[0]?.includes(mark) !== true
}

/** Whether what limits the word of a page is that it sells. */
export function isSellers(giver: readonly string[] = []): boolean {
  return giver.some((each) => SELLERS.includes(each))
}

/** Whether texts give all amounts of money of another one, which has some. A time stands anywhere. */
function isGivenBy(texts: readonly string[], text: string): boolean {
  const known = texts.flatMap(moneyIn)
  const told = moneyIn(text)
  return told.length > 0 && told.every((figure) => known.some((each) => sameValue(figure, each)))
}

function moneyIn(text: string): Figure[] {
  return readFigures(text).filter(({ dimension }) => dimension === 'money')
}
