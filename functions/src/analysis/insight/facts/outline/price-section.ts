import { isAboutPrice } from '@gaplens/coverage/price-topics'
import { isClosingHeading } from './outline-order.ts'
import type { PageSection } from './own-sections.ts'

/** Money that one gets: 「回饋金行情」. */
const RECEIVED = /回饋|補助|津貼|給付|理賠|退[費稅款]|收入|收購|躉購|獎金/u

/** What an owner does before or beside the work, whose price is not that of the subject: 「諮詢要收費嗎？」. */
const BESIDE = /諮詢|丈量|場勘|勘查|勘估|停車|運費|寄送|宅配|掛號|\bconsultations?\b|\bshipping\b/giu

/** Whether a heading is about the price of something beside the subject that a gap does not name. */
function isPriceBeside(gapName: string, heading: string): boolean {
  return (heading.match(BESIDE) ?? []).some((thing) => !gapName.includes(thing))
}

/** A row that ends with an amount, in a table without units too: 「朝南單人房｜6,400」. */
const PRICE_ROW = /^[^\t\n]+\t(?:.*\t)?\s*(?:NT\$|\$)?\s*\d{1,3}(?:,\d{3})+\s*(?:元|起|元起)?\s*$/gmu
/** So many rows with amounts are a list of prices. */
const ROWS_MIN = 2

/**
 * The one section of the user's page on what it costs, for a gap about prices: 「收費」 belongs under 「要花多少」, although they
 * share no word. Where no heading says so, it is the one with a table of amounts. Null for other gaps, and where the page has none or
 * several.
 */
export function priceSection(gapName: string, own: readonly PageSection[]): PageSection | null {
  const isPrice = (text: string) => isAboutPrice(text) && !RECEIVED.test(text)
  if (!isPrice(gapName)) return null
  const isFit = ({ heading }: PageSection) => !isClosingHeading(heading) && !isPriceBeside(gapName, heading)
  const headed = own.filter((section) => isPrice(section.heading) && isFit(section))
  const listing = () =>
    own.filter((section) => isFit(section) && (section.text.match(PRICE_ROW) ?? []).length >= ROWS_MIN)
  const [first, second] = headed.length > 0 ? headed : listing()
  return second === undefined ? (first ?? null) : null
}

/** A section on ways to pay, which is not about what an insurance or an office pays. */
const WAYS_TO_PAY = /分期|刷卡|信用卡|(?:付款|支付|繳費)(?:方式)?|行動支付|\bpayment\b|\binstal?lments?\b/iu

/** Whether a gap is about money that one gets and a section about ways to pay: 「健保有給付嗎」 does not belong under 「分期付款」. */
export function isOtherMoney(gapName: string, heading: string): boolean {
  return (RECEIVED.test(gapName) || /[健勞]保|保險/u.test(gapName)) && WAYS_TO_PAY.test(heading)
}

/** What has to do with money, whoever pays it. */
const ON_MONEY =
  /補[助貼]|津貼|[報抵節退免]稅|稅$|扣除額|健保|保險(?!絲|桿|箱)|訂金|押金|分期|刷卡|預算|退[費款]|費用?$|花費|開銷/u
/** A heading over what one pays, and not over what one earns. */
const MONEY_HEADING = /^(?!.*[賺領]).*(?:錢|價(?!值)|費(?!力)|付款|付清|帳(?!篷|號)|開銷|預算|荷包|銀兩)/u

/** The last of the user's sections on money, for a gap on money of which no section speaks; undefined for other gaps. */
export function moneyPlace(gapName: string, own: readonly PageSection[]): number | undefined {
  if (!ON_MONEY.test(gapName)) return undefined
  const at = own.findLastIndex(
    ({ heading }) =>
      MONEY_HEADING.test(heading) && !isPriceBeside(gapName, heading) && !isOtherMoney(gapName, heading),
  )
  return at < 0 ? undefined : at
}
