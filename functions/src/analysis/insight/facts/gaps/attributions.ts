import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { OLD_YEARS } from '@gaplens/coverage/gap-evidence'
import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import { latest, yearsOfChange } from '../../../figures/year-of-page.ts'
import { isOfSeller } from '../../markup/service.ts'
import { placeOfOffice } from '../office.ts'
import { sentencesOf, unquoted } from '../sentences.ts'
import type { View } from '../view.ts'

/** One who sells the same as the user. */
export const RIVAL = '同業'
export const SELLER = '業者'
/** One who writes in a thread. */
const POSTER = '網友'
const SELLERS: readonly string[] = [RIVAL, SELLER]
/** A site that informs about what others offer, or an office, by its name: its pages of services and prices sell nothing. */
const INFORMS =
  /(?<!購物)網$|資料庫|百科|指南|比一比|比較|評測|政府|[局處署部會]$|questions|faq|guide|review|compar/iu

/** How a firm calls itself in what it publishes; 「日本公司」 and 「基本公司法」 are none. */
const SELF =
  /(?<![日基根原繪課劇成標樣讀版文書譯抄副])本(?:公司|店(?!面)|平台|倉|會館|商[店城]|賣場|工作室|旅行社|館(?!藏)|班(?![次機車級])|補習班|教室|診所|事務所|[農牧]場|民宿|[飯酒]店|餐廳|舖)|加入購物車/u
/** A firm's own terms in one sentence with itself, and not those of others that a site compares. One that is called a net sells by them. */
const OWN_TERMS =
  /^(?=.*本公司)(?!.*(?:各家|[各別他]\p{Script=Han}{0,2}(?:銀行|公司|業者|電信)|其他|比較)).*(?:月[費租繳]|年費|手續費|簽約|綁約|合約期|違約金|保證金)/u
/** The site on which a firm helps its customers. A charity is called "Carers Support". */
const HELP_DESK =
  /(?:說明|客服|支援|幫助)中心$|\b(?:help (?:cent(?:er|re)|desk)|(?:customer|product|technical|help) support)$/iu
/** How firms are called that may write without a word of themselves. */
const FIRM =
  /(?:工程|電器|冷氣|水電|材料|零件|維修|家電|機車|汽車|眼鏡)行$|旅行社$|選物社?$|購物網$|產物保險$|人壽$|企業社$|有限公司$/u
/** What is said of goods on a page that sells them, and how shops are called. */
const ORDERS = /下單|免運|出貨|現貨|到貨|門市|訂房|包車|租車|租借|押金/u
const SHOP =
  /(?:行|[商藥酒車書花]店|小?[舖鋪]|[會旅生活]館|珠寶|選物社?|選品|商城|超市|購物網?|補給站|餐廚|整新機|生技|廚具|家具|家電|眼鏡|客棧|民宿|包車|包車旅遊|租車|租借)$/u

/**
 * By page, whose word a fact of it is and of which year, where that limits the fact: one city's rule, what a seller says of its own goods
 * and terms, a post in a thread, a page of years ago. A reader would take each for what holds everywhere today. Other pages are left out.
 */
export function attributionsOf(view: View): Attributions {
  const attributions = known.get(view) ?? findAttributions(view)
  known.set(view, attributions)
  return attributions
}

/** A mark that a page is of years ago: 「2014 年」. */
const OF_YEAR = /^\d{4} 年$/u

/** Whether a page was last changed years before the newest one. */
export function isOfYearsAgo(view: View, pageId: string): boolean {
  return (attributionsOf(view).get(pageId) ?? []).some((mark) => OF_YEAR.test(mark))
}

/** By page id, the marks of what it says. */
export type Attributions = ReadonlyMap<string, readonly string[]>

/** Pages do not change while a report is written. */
const known = new WeakMap<View, Attributions>()

function findAttributions({ input, user, othersRead }: View): Attributions {
  const own = user !== null && isOfSeller(user.page) ? user.page : null
  const offers = { work: own !== null && sellsWork(own), goods: own !== null && sellsGoods(own) }
  const isRival = (page: ReadPage) =>
    ((offers.work && sellsWork(page)) || (offers.goods && sellsGoods(page))) &&
    sellsTheSame(page.title, input.keyword)
  const changed = yearsOfChange(input.sources)
  const newest = latest([...changed.values()]) ?? 0
  return new Map(
    othersRead.map(({ id, page }) => {
      const place = placeOfOffice(page.siteName)
      const house = isSeller(page) ? (isRival(page) ? RIVAL : SELLER) : undefined
      const seller = isThread(page) ? POSTER : house
      const year = changed.get(id) ?? newest
      const old = newest - year >= OLD_YEARS ? `${year} 年` : undefined
      return [id, [place ?? seller, old].flatMap((each) => each ?? [])]
    }),
  )
}

/**
 * A fact or a quote with whose word it is and of which year, unless it says so itself. An amount of a seller that others give too is no term of its
 * own: 「就業安定費 2,000 元」 on an agency's page.
 * @param others texts on the same subject, of pages that sell nothing
 */
export function withAttribution<T extends Pick<BriefFact, 'text' | 'pageId'>>(
  fact: T,
  attributions: Attributions,
  others: readonly string[] = [],
): T & Pick<BriefFact, 'giver'> {
  const giver = (attributions.get(fact.pageId) ?? [])
    .filter((each) => !fact.text.includes(each) && !(isSellers([each]) && isGivenBy(others, fact.text)))
    .join(' ')
  return giver === '' ? fact : { ...fact, giver }
}

/** Whether what limits the word of a page is that it sells. */
export function isSellers(giver: readonly string[] = []): boolean {
  return giver.some((each) => SELLERS.includes(each))
}

/** Whether texts give all amounts of money of another one, which has some. A time stands anywhere. */
function isGivenBy(texts: readonly string[], text: string): boolean {
  const amounts = (each: string) => readFigures(each).filter(({ dimension }) => dimension === 'money')
  const known = texts.flatMap(amounts)
  const told = amounts(text)
  return told.length > 0 && told.every((figure) => known.some((each) => sameValue(figure, each)))
}

/** Whether a page offers goods or services of its own, by its type or because it speaks as the one who sells. */
function isSeller({ type, siteName, text }: ReadPage): boolean {
  // A shop may name its branch behind its own name: 「明禾眼鏡 聽覺部」.
  const [house = '', ...branches] = siteName.split(/\s+/u)
  if (branches.length > 0 && SHOP.test(house) && ORDERS.test(text)) return true
  const speaksOfItself = SELF.test(unquoted(text))
  if (/(?<!新聞|比較|資訊)網$/u.test(siteName) && speaksOfItself && hasOwnTerms(text)) return true
  if (siteName === '' || INFORMS.test(siteName)) return false
  if (type === 'service' || type === 'product' || type === 'collection') return true
  if (FIRM.test(siteName) || HELP_DESK.test(siteName)) return true
  return speaksOfItself || (SHOP.test(siteName) && ORDERS.test(text))
}

function hasOwnTerms(text: string): boolean {
  return sentencesOf(text).some((sentence) => OWN_TERMS.test(unquoted(sentence)))
}

/** Whether a page sells work: it is one of services, or a firm's that sends no goods. */
function sellsWork(page: ReadPage): boolean {
  return page.type === 'service' || (!sellsGoods(page) && SELF.test(unquoted(page.text)))
}

/** Whether people talk to each other on a page. A shop's page with many offers can look like one, but has tables. */
export function isThread({ type, blocks }: ReadPage): boolean {
  return type === 'forum' && !blocks.some(({ kind }) => kind === 'tableRow')
}

/** Whether a page sells goods, which are ordered and sent. A firm may sell goods and work. */
function sellsGoods({ type, siteName, text }: ReadPage): boolean {
  return type === 'product' || type === 'collection' || (SHOP.test(siteName) && ORDERS.test(text))
}

/** Whether a page's title says what people search for: a firm for storage does not sell what a mover does. */
function sellsTheSame(title: string, keyword: string): boolean {
  const sought = new Set(termsOf(keyword))
  return termsOf(title).some((term) => sought.has(term))
}
