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
/** Labels of the product's own price. */
const ASKED = /售價|特價|優惠價|價格|定價|會員價|活動價|price/iu
const OTHER_AMOUNT = /運費|免運|滿\s?[\dNT$]|折抵|回饋|原價|分期|每期|紅利|購物金|省下|現省|加購/u

/** The offer with the page's price; null when it shows none, or several without a label. */
function offerOf(page: ReadPage): Node | null {
  const lines = linesOf(page).filter((line) => line.length <= 200 && !OTHER_AMOUNT.test(line))
  const asked = lines.filter((line) => ASKED.test(line))
  const prices = pricesIn(asked.length > 0 ? asked : lines)
  const [price] = prices
  if (price === undefined || prices.size > 1) return null
  return compact({
    '@type': 'Offer',
    price: String(price),
    priceCurrency: currencyOf(lines),
    availability: availabilityOf(lines),
    url: page.canonical ?? page.url,
  })
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

function availabilityOf(lines: readonly string[]): string | null {
  const says = (pattern: RegExp) => lines.some((line) => line.length <= 40 && pattern.test(line))
  if (says(/售完|缺貨|補貨中|sold out|out of stock/iu)) return 'https://schema.org/OutOfStock'
  if (says(/預購|pre-?order/iu)) return 'https://schema.org/PreOrder'
  return says(/現貨|有庫存|庫存充足|尚有庫存|in stock/iu) ? 'https://schema.org/InStock' : null
}
