import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'
import { compact, type Node, picturesOf } from './nodes.ts'
import { labelled, linesOf } from './parts.ts'

/** The page as one product, with its offer if the page shows one price; null when the page does not sell a single product. */
export function productOf(page: ReadPage): Node | null {
  if (page.type !== 'product') return null
  return compact({
    '@type': 'Product',
    name: oneLine(page.title),
    description: oneLine(page.description),
    image: picturesOf(page),
    brand: brandOf(page),
    sku: labelled(page, '商品編號|貨號|SKU'),
    url: page.canonical ?? page.url,
    offers: offerOf(page),
  })
}

function brandOf(page: ReadPage): Node | null {
  const name = labelled(page, '品牌|brand')
  return name === null || name.length > 40 ? null : { '@type': 'Brand', name }
}

/** A price with a currency symbol or word. */
const PRICE =
  /(?:NT\$|NTD|TWD|\$)\s?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{2,7}(?:\.\d{1,2})?)(?![\d,.]*\s?(?:折|%))|(\d{1,3}(?:,\d{3})+|\d{2,7})\s?元/giu
/** Labels of the product's own price, with at most a few words before the amount: 「售價：NT$1,280」, 「會員價只要 990 元」. */
const ASKED =
  /(?:售價|特價|優惠價|價格|定價|會員價|活動價|\bprice)[^\d，。；！？,;]{0,8}(?:NT\$|NTD|TWD|US\$|\$)?\s?\d/iu
const OTHER_AMOUNT =
  /運費|免運|滿\s?[\dNT$]|折抵|回饋|原價|分期|每期|紅利|購物金|省下|現省|加購|維修|更換|安裝|配件|耗材|平均/u
/** A line of a price has hardly more than the amount: 「NT$1,280 起」. */
const WORDS_BESIDE = 3

/**
 * The offer with the page's price; null when it shows none, or several without a label. An amount in a sentence may be anything:
 * what a day of use comes to, or what a repair costs.
 */
function offerOf(page: ReadPage): Node | null {
  const lines = linesOf(page).filter((line) => line.length <= 200 && !OTHER_AMOUNT.test(line))
  const asked = lines.filter((line) => ASKED.test(line))
  const prices = pricesIn(asked.length > 0 ? asked : lines.filter(isBarePrice))
  const [price] = prices
  if (price === undefined || prices.size > 1) return null
  return compact({
    '@type': 'Offer',
    price: String(price),
    priceCurrency: currencyOf(lines),
    availability: availabilityOf(linesOf(page)),
    url: page.canonical ?? page.url,
  })
}

function isBarePrice(line: string): boolean {
  const beside = line.replace(PRICE, '').match(/[\p{L}\p{N}]/gu) ?? []
  return beside.length <= WORDS_BESIDE && !/[天日週月年次]/u.test(beside.join(''))
}

/** New Taiwan dollars if prices are in them or in Chinese; null for a bare 「$」, which may be any dollar. */
export function currencyOf(lines: readonly string[]): string | null {
  if (lines.some((line) => /NT\$|NTD|TWD|\d\s?元/iu.test(line))) return 'TWD'
  return lines.some((line) => /US\$|USD/iu.test(line)) || !lines.some((line) => /\p{Script=Han}/u.test(line))
    ? null
    : 'TWD'
}

/** The distinct amounts in lines. */
export function pricesIn(lines: readonly string[]): Set<number> {
  return new Set(
    lines.flatMap((line) =>
      [...line.matchAll(PRICE)].map(([, marked, counted]) =>
        Number((marked ?? counted ?? '').replaceAll(',', '')),
      ),
    ),
  )
}

/** What a line says of the stock, alone or before a comma, after a label or a word for now: 「庫存：已售完」, 「目前有現貨，隔天出貨」. */
const STOCK: readonly (readonly [string, RegExp])[] = [
  ['OutOfStock', /(?:售完|完售|售罄|缺貨|補貨|無庫存|無現貨|沒有庫存|沒有現貨)中?|sold out|out of stock/iu],
  ['PreOrder', /(?:開放|接受)?預購中?|pre-?order/iu],
  ['InStock', /[尚仍還]?有(?:現貨|庫存)|(?:現貨|庫存)(?:充足|供應中?)|現貨|in stock/iu],
]
const BEFORE_STOCK =
  '(?:[\\p{Script=Han}]{0,4}(?:庫存|供貨|供應|販售|銷售|商品|存貨)(?:狀[態況]|情形)?\\s*[：:]\\s*)?(?:目前|現在|現正|全面|暫時|暫|已|已經|本商品|此商品){0,2}\\s*'

/** The stock that the page tells; null when it tells none, or of several kinds. A sentence tells what happens if it runs out. */
function availabilityOf(lines: readonly string[]): string | null {
  const clauses = lines.map((line) => line.split(/[，。；！,.;!（(]/u)[0]?.trim() ?? '')
  const told = STOCK.filter(([, words]) => {
    const whole = new RegExp(`^${BEFORE_STOCK}(?:${words.source})$`, 'iu')
    return clauses.some((clause) => whole.test(clause))
  })
  return told.length === 1 ? `https://schema.org/${told[0]?.[0]}` : null
}
