import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { logOdds } from '@gaplens/coverage/learned/logistic'
import { termsOf } from '@gaplens/text/terms'
import { isOffice } from '../office.ts'
import MODEL from './seller-model.json' with { type: 'json' }
import { sellerSigns, speaksAsFirm } from './seller-signs.ts'

/** What is said of goods on a page that sells them, and how shops are called. */
const ORDERS = /下單|免運|出貨|現貨|到貨|門市|訂房|包車|租車|租借|押金/u
const SHOP =
  /(?:行|[商藥酒車書花]店|小?[舖鋪]|[會旅生活]館|珠寶|選物社?|選品|商城|超市|購物網?|補給站|餐廚|整新機|生技|廚具|家具|家電|眼鏡|客棧|民宿|包車|包車旅遊|租車|租借)$/u

/** Sites that compare what others offer, by their name. Their lists of prices read like a shop's. */
const COMPARES = /(?<!倉)庫$|比一比|比較|評測|\bcompar/iu

/**
 * How a maker's handbook begins, and what a house tells its own people: 「本手冊適用 K3 膜片」, 「本說明適用於在本院就診者」, 「適用於本公司耐力板」. The rules
 * of others (「本須知適用於本縣…」) do not.
 */
const HANDBOOK =
  /本(?:手冊|說明書|[頁文篇]|文件)僅?適用|本(?:說明|須知|規定|辦法)僅?適用於?[在至向]?本[院館店所社園行公]|以下僅?適用於[^。，]{2,8}(?:用戶|客戶)|(?<!不)適用於?本公司/u
/** What a maker asks of who has bought the thing, and grants only then: 「請詳閱本手冊」, 「不予保固」. */
const ASKED_OF_BUYERS = /(?:詳閱|閱讀|保[存管])本(?:手冊|說明書)/u
const GRANTED_BY_MAKER = /保固|出廠[時前]/u

/** A report on what others charge, by its title: 「訂金行情報告：2,300 筆成交」. */
const MARKET_DATA = /中位數|\d\s?(?:筆|份)[^，。：]{0,4}(?:成交|收據|報價|問卷)|(?:價格|行情|市調)報告/u

/** Schools and libraries, by the name of their site, whose rules are no terms of sale. A school's clinic sells. */
const SCHOOL = /(?:大學|學院|高中|高職|國中|國小|圖書館)(?!.*(?:醫院|診所|推廣|商|旅))/u

/** What a shop says of its own discounts and counter; two kinds of it are no coincidence. */
const OWN_TERMS = [
  /(?:買機|消費|成交|購機|選購)(?:後|者)?(?:可|全額|即可)?折抵/u,
  /會員(?:再|可再|另)(?:減|折|打|享|優惠)/u,
  /(?:可以|歡迎|都可)請我們|請(?:直接)?(?:拿|帶)來(?:店|重|給我們)|本店/u,
]
const OWN_TERMS_MIN = 2

/** What only one who takes people on a trip asks for, on a page without a date; a report of such trips has one. */
const TRIP_FEE = /團費/u

/**
 * Whether a seller speaks on a page of what it offers, so that prices, terms and periods there are its own. A product's page is one, and so
 * is the handbook of a product: all 20 that begin so in 95 cases are a house’s. Of others a model decides by how they are written and called, which
 * scripts/train/sellers learns. A page without a name of its site is none: there the model has too little.
 */
export function isSeller(page: ReadPage): boolean {
  if (page.siteName === '' || COMPARES.test(page.siteName) || isOffice(page)) return false
  if (MARKET_DATA.test(page.title) || isSchool(page)) return false
  if (page.type === 'product' || page.type === 'collection' || isHandbook(page)) return true
  if (
    page.type !== 'forum' &&
    page.publishedAt === null &&
    TRIP_FEE.test(page.text) &&
    /報名/u.test(page.text)
  )
    return true
  const ownTerms = OWN_TERMS.filter((words) => words.test(page.text)).length
  if (page.type !== 'forum' && ownTerms >= OWN_TERMS_MIN) return true
  return logOdds(MODEL, sellerSigns(page)) > MODEL.threshold
}

/** Whether a page is the handbook of a product, or tells a house's own people its rules. */
function isHandbook({ text }: ReadPage): boolean {
  return HANDBOOK.test(text) || (ASKED_OF_BUYERS.test(text) && GRANTED_BY_MAKER.test(text))
}

/** Whether a page is of a school or a library. */
export function isSchool({ siteName }: Pick<ReadPage, 'siteName'>): boolean {
  return SCHOOL.test(siteName)
}

/** Whether a page sells work: it is one of services, or a firm's that sends no goods. */
export function sellsWork(page: ReadPage): boolean {
  return page.type === 'service' || (!sellsGoods(page) && speaksAsFirm(page.text))
}

/** Whether a page sells goods, which are ordered and sent. A firm may sell goods and work. */
export function sellsGoods({ type, siteName, text }: ReadPage): boolean {
  return type === 'product' || type === 'collection' || (SHOP.test(siteName) && ORDERS.test(text))
}

/** Whether a page's title says what people search for: a firm for storage does not sell what a mover does. */
export function sellsTheSame(title: string, keyword: string): boolean {
  const sought = new Set(termsOf(keyword))
  return termsOf(title).some((term) => sought.has(term))
}
