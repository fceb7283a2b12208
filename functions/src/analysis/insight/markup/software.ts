import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'
import { compact, type Node, picturesOf, siteNameOf } from './nodes.ts'
import { linesOf, ROUNDUP_TITLE } from './parts.ts'
import { currencyOf, pricesIn } from './product.ts'

const SOFTWARE =
  /系統|軟體|軟件|App\b|應用程式|外掛|擴充功能|平台|SaaS|POS|CRM|ERP|software|\bapps?\b|plugin|extension|tool\b/iu
/** Words for installing and running software. */
const RUNS = [
  /iOS|iPad|iPhone|Android|Windows|macOS|Mac\b|Linux|Chrome|瀏覽器/u,
  /每月|月費|月租|年費|年繳|授權|訂閱|方案|per month|\/mo\b|subscription/iu,
  /免費試用|下載|安裝|註冊|開通|線上展示|預約展示|試用版|free trial|download|install|sign up/iu,
  /雲端|後台|介面|登入|帳號|串接|API|整合|同步|報表|dashboard|integration/iu,
]
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iOS', /\biOS\b|iPhone/u],
  ['iPadOS', /iPad/u],
  ['Android', /Android/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\bmacOS\b|\bMac\b/u],
  ['Linux', /\bLinux\b/u],
]

/** The page as a vendor's own software, which is named like the site; null for comparisons by others and for articles. */
export function softwareOf(page: ReadPage): Node | null {
  const title = oneLine(page.title)
  const site = siteNameOf(page)
  if (page.author !== null) return null
  const compared = comparedName(page, title, site)
  if (compared === null && (ROUNDUP_TITLE.test(title) || !sharesName(title, site, page.type))) return null
  // The title names a software, or the site's name does and the page offers something.
  if (!SOFTWARE.test(title) && !(page.type === 'service' && SOFTWARE.test(site))) return null
  const lines = linesOf(page)
  const text = lines.join('\n')
  if (RUNS.filter((sign) => sign.test(text)).length < 2) return null
  return compact({
    '@type': 'SoftwareApplication',
    name: compared ?? title,
    description: oneLine(page.description),
    image: picturesOf(page),
    url: page.canonical ?? page.url,
    operatingSystem: SYSTEMS.filter(([, sign]) => sign.test(text))
      .map(([name]) => name)
      .join(', '),
    // A comparison shows the prices of others too.
    offers: compared === null ? offerOf(lines) : comparedOffer(page, compared),
  })
}

/** The vendor's software in its own comparison with others (「攤位盒與其他開店平台比較」 on 「攤位盒 StallBox」); null on any other page. */
function comparedName(page: ReadPage, title: string, site: string): string | null {
  const name = [site, ...site.split(/[\s|｜]+/u)].find(
    (each) => [...each].length >= 2 && title.toLowerCase().startsWith(each.toLowerCase()),
  )
  if (name === undefined || /比較網|評比|評測|雜誌|新聞|媒體|部落格|論壇|情報/u.test(site)) return null
  if (!COMPARES.test(title.slice(name.length))) return null
  return linesOf(page).some((line) => /我們|\b(?:we|our)\b/iu.test(line)) ? name : null
}

const COMPARES =
  /^\s*(?:與|和|跟|及)\s*\S.*(?:比較|差異|差別|差在|比一比|對照|不同)|^\s*(?:vs\.?|對比)\s*\S|^\s*(?:compared (?:to|with)|versus)\s/iu

/** Whether the title has the first three letters of the site's name, or two on a page of an offer. */
function sharesName(title: string, site: string, type: ReadPage['type']): boolean {
  const letters = [...site.replace(/[^\p{L}\p{N}]/gu, '')]
    .slice(0, type === 'service' ? 2 : 3)
    .join('')
    .toLowerCase()
  return (
    letters.length >= 2 &&
    title
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase()
      .includes(letters)
  )
}

/** The row of a comparison that tells what each software costs a month. */
const MONTHLY_ROW = /^(?:每月|月)(?:費|租|租金|租費|費用|付)?$|^monthly (?:price|fee|cost)s?$/iu

/** A price of a case: from so much on, for each of several, or if a year is paid. */
const CONDITIONAL = /[起～~\-–每]|\/\s?人|年[繳付]|首[月年]|優惠/u

/** The rows of each table, with their cells: of neighbouring blocks. */
function tablesOf({ blocks }: ReadPage): string[][][] {
  const tables: string[][][] = []
  blocks.forEach(({ role, kind, text }, at) => {
    if (role !== 'content' || kind !== 'tableRow') return
    const cells = text.split('\t').map(oneLine)
    if (blocks[at - 1]?.kind === 'tableRow') tables.at(-1)?.push(cells)
    else tables.push([cells])
  })
  return tables
}

/** The offer with the monthly price in the column of a table that is headed by the software's name; null where there is none. */
function comparedOffer(page: ReadPage, name: string): Node | null {
  const cells = tablesOf(page).flatMap((rows) => {
    const column = rows[0]?.findIndex((cell) => cell.toLowerCase() === name.toLowerCase()) ?? -1
    const cell = column < 1 ? undefined : rows.find(([label = '']) => MONTHLY_ROW.test(label))?.[column]
    return cell === undefined ? [] : [cell]
  })
  const [cell = ''] = cells
  const [price, ...more] = pricesIn([cell])
  const isPlain = cells.length === 1 && more.length === 0 && !CONDITIONAL.test(cell)
  return price === undefined || !isPlain ? null : monthlyOffer(price, currencyOf([cell]))
}

function monthlyOffer(price: number, priceCurrency: ReturnType<typeof currencyOf>): Node {
  return compact({
    '@type': 'Offer',
    price: String(price),
    priceCurrency,
    priceSpecification: compact({
      '@type': 'UnitPriceSpecification',
      price: String(price),
      priceCurrency,
      unitCode: 'MON',
    }),
  })
}

/** The offer with the only price on the page, such as 「每月 1,980 元」, or with 0 for free software; null for several prices. */
function offerOf(lines: readonly string[]): Node | null {
  const [price, ...more] = pricesIn(
    lines.filter((line) => /每月|月費|月租|售價|費用|方案|買斷|授權|price|month/iu.test(line)),
  )
  if (price !== undefined && more.length === 0) {
    const currency = currencyOf(lines)
    const monthly = lines.some((line) => /每月|月費|月租|per month|\/mo\b/iu.test(line))
    return monthly
      ? monthlyOffer(price, currency)
      : compact({ '@type': 'Offer', price: String(price), priceCurrency: currency })
  }
  const free =
    price === undefined && lines.some((line) => /完全免費|永久免費|免費使用|free forever/iu.test(line))
  return free ? { '@type': 'Offer', price: '0' } : null
}
