import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { isAboutPrice } from '@gaplens/coverage/price-topics'
import { customLinks } from '../../../reading/metadata/offer-signs.ts'
import { speaksOfItsHouse } from '../facts/seller/seller-signs.ts'
import { oneLine } from '../facts/wording.ts'
import { areaServedOf } from './area-served.ts'
import { compact, type Node, picturesOf, siteNameOf } from './nodes.ts'
import { partsOf, ROUNDUP_TITLE } from './parts.ts'
import { serviceNameOf } from './service-name.ts'

/** Addresses under which sites keep what they write, and not what they sell. */
const WRITING_PATH =
  /\/(?:blogs?|articles?|posts?|news|stories|guides?|knowledge|learn|columns?|tips|how-to|tutorials?|wiki|journal|\d{4})(?:[/-]|$)|-guide\b/iu
const SERVICE_PATH = /\/(?:services?|solutions?|treatments?|plans?|pricing)(?:[/-]|$)/iu
const SERVICE_TITLE = /服務|代辦|代書|諮詢|方案|療程|到府|\bservices?\b/iu
/** Headings of a page that offers a service. */
const OFFERS =
  /服務(?:項目|流程|步驟|內容|費用)|收費|費用|付款|預約|流程|客戶|諮詢|團隊|方案|\bpricing\b|\bhow it works\b/iu
const OFFERS_MIN = 2
/** Types of structured data of businesses with visiting customers. */
const BUSINESS =
  /^(?:LocalBusiness|MedicalBusiness|Dentist|Physician|Restaurant|Hotel|HairSalon|BeautySalon|OnlineStore|\w*(?:Clinic|Store|Service))$/u

/** A page that names so many prices, and speaks of itself so often, offers something: all 8 such pages in 57 cases do. */
const PRICES_MIN = 3
const OURSELVES_MIN = 2
const PRICE = /(?:\d|[\d十百千萬]\s?)元|NT\$\s?\d/gu
/** 「我們整理三家價格」 is said by one who compares; 「基本所得」 and 「日本館」 are none. */
const OURSELVES =
  /我們(?!整理|比較|收集|彙整|調查|統計|訪|問|查|看|建議|推薦|發現|認為)|(?<![日基資根原成])本(?:[店館社院園](?!內容|體|會|報|籍)|公司)|店裡|小店/gu

/**
 * Whether the page is an article for sure: it has a byline, or it has a date or the address of a blog and no link that
 * invites to book or to try something.
 */
export function isSurelyArticle(page: ReadPage): boolean {
  if (page.author !== null && page.unsigned !== true) return true
  const isDated = page.publishedAt !== null || WRITING_PATH.test(new URL(page.url).pathname)
  return isDated && customLinks(page) === 0
}

/** Whether a page offers goods or services. Such pages need no byline and date. */
export function isOffer(page: ReadPage): boolean {
  if (['service', 'product', 'collection', 'listing'].includes(page.type)) return true
  if (isSurelyArticle(page)) return false
  return (
    SERVICE_PATH.test(new URL(page.url).pathname) ||
    page.structuredData.some(({ types }) => types.some((type) => BUSINESS.test(type))) ||
    hasOwnPrices(page)
  )
}

/**
 * Whether a page is one of a seller: it offers something, or is an article that speaks of the writer's own house or has the shop's price
 * list in it.
 */
export function isOfSeller(page: ReadPage): boolean {
  return isOffer(page) || hasOwnPriceList(page) || speaksOfItsHouse(page.text)
}

/** Whether a page gives prices and speaks of those who ask them: 「C4 一顆 1,350 元」, 「半年內有事，我們再換一顆」. */
function hasOwnPrices({ text }: ReadPage): boolean {
  return count(text, PRICE) >= PRICES_MIN && count(text, OURSELVES) >= OURSELVES_MIN
}

/** Who asks customers to come: 「改約時間請提早一天說」. */
const COMES_TO_US = /預約|來店|到店|上門|改約|門市|店內/gu
/** What only one who offers says: 「我們只收預約」. A traveller also says 「我們先預約」. */
const OWN_OFFER =
  /我們(?:只[收接]|提供|收費|的(?:收費|報價|價目|服務|門市|客[人戶])|幫[你您]|一天[^，。]{0,4}[組位件間])|在我們這裡|(?<![日基資根原成書])本(?:店|公司|工作室|館(?=[得將不提收僅只]))|小店/u
/** The site on which a firm helps its customers, by its name. */
const HELP_DESK = /(?:支援|客服)中心$/u
/** A cell of a price list, which may have no unit: 「1,800」, 「3,500 起」. A year is none. */
const PRICE_CELL =
  /^(?:NT\$|\$)?\s?\d{1,3}(?:,\d{3})+\s?元?起?$|^(?!(?:19|20)\d{2}$)(?:NT\$|\$)?\s?[1-9]\d{2,5}\s?元?起?$/u

/**
 * Whether a page has a table of prices of its own: under a heading on prices, on a page that says what it offers and asks customers to
 * come. A shop may keep it under the address of its blog.
 */
function hasOwnPriceList(page: ReadPage): boolean {
  const priced = partsOf(page)
    .filter(({ heading }) => isAboutPrice(heading.replace(/[（(].*$/u, '')))
    .flatMap(({ blocks }) => blocks)
    .filter(
      ({ kind, text }) =>
        kind === 'tableRow' && text.split('\t').some((cell) => PRICE_CELL.test(cell.trim())),
    )
  return (
    priced.length >= PRICES_MIN &&
    (OWN_OFFER.test(page.text) || HELP_DESK.test(oneLine(page.siteName))) &&
    count(page.text, OURSELVES) + count(page.text, COMES_TO_US) >= OURSELVES_MIN + 1
  )
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** The page as an offer of one service, with its details on the page; null for articles and for pages about many services. */
export function serviceOf(page: ReadPage): Node | null {
  const title = oneLine(page.title)
  if (new URL(page.url).pathname === '/' || ROUNDUP_TITLE.test(title) || !offersService(page, title))
    return null
  const name = serviceNameOf(page)
  if (name === null) return null
  return compact({
    '@type': 'Service',
    name,
    description: oneLine(page.description),
    url: page.canonical ?? page.url,
    image: picturesOf(page).slice(0, 1),
    areaServed: areaServedOf(page).map((name) => ({ '@type': 'AdministrativeArea', name })),
    provider: {
      '@type': 'Organization',
      name: siteNameOf(page),
      url: new URL('/', page.url).href,
    },
  })
}

/** Whether the page offers a service: the reader says so, or its headings and its address or title do. */
function offersService(page: ReadPage, title: string): boolean {
  if (page.type === 'service') return page.author === null
  if (page.type !== 'article' || isSurelyArticle(page)) return false
  const headings = partsOf(page).filter(({ heading }) => OFFERS.test(heading)).length
  return (
    headings >= OFFERS_MIN && (SERVICE_PATH.test(new URL(page.url).pathname) || SERVICE_TITLE.test(title))
  )
}
