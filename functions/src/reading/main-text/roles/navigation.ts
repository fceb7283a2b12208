import { isHeadline } from '../features/layout.ts'
import type { Segment } from '../segmentation.ts'
import { isPageTool } from './page-fact.ts'
import { has, isLink, isOfSignedPage, MAX_NOTE_CHARS, type Part, signsOfPart, within } from './part.ts'
import { isSiteNotice } from './site-notice.ts'

/** Whether a segment is a menu, a path, a tool of the page, a category, or what its site says on every page. */
export function isNavigation(part: Part): boolean {
  const { segment, features } = part
  const signs = signsOfPart(part)
  if (isOfSignedPage(part) && isPageTool(segment)) return true
  if (part.type === 'product' && isTermsOfSale(part)) return true
  if (segment.kind === 'heading') return false
  if (segment.text.length <= MAX_NOTICE_CHARS && isSiteNotice(segment.text)) return true
  if (segment.text.length <= MAX_NOTE_CHARS && (PATH.test(segment.text) || isImprint(part))) return true
  if (segment.words > 20) return false
  if (isCategory(part)) return true
  if (within(part, 'navigation', 'breadcrumb', 'pagination', 'share', 'toc')) return isLink(segment)
  if (has(signs, 'navigation') && (isLink(segment) || segment.controlChars > 0)) return true
  const sums = features.layout.sums[segment.container]
  const around = features.layout.sums[part.segmentation.containers[segment.container]?.parent ?? -1] ?? sums
  return (
    isLink(segment) &&
    !isHeadline(segment) &&
    around !== undefined &&
    around.segments >= 4 &&
    around.linkChars > around.chars * 0.8
  )
}

/** The path to the page: 「您的位置：首頁 > 農業推廣 > 推廣訊息」. */
const PATH =
  /^(?:[您你妳]?(?:現在|目前)?的?(?:所在)?位置|you are here)\s*[:：]\s*\S+(?:\s*[>›»＞/／]\s*\S+)*$/i
/** How a site can be reached, as it says at the end of every page. */
const PHONE = /(?:電話|TEL|總機|專線)\s*[:：]?\s*[(（+\d]/i
const OTHER_CONTACT =
  /(?:傳真|FAX|地址|統一?編號?|信箱|E-?mail)\s*[:：]?\s*\S|(?:路|街|大道|段|巷)\s?\d+\s?號/i
/** Within so many of the page's last segments. */
const LAST = 4

/** Whether a line at the end of an article's page says at least two ways in which its site can be reached. */
function isImprint(part: Part): boolean {
  const { segment, index, segmentation } = part
  if (!isOfSignedPage(part) || index < segmentation.segments.length - LAST) return false
  return PHONE.test(segment.text) && OTHER_CONTACT.test(segment.text)
}

/** Headings of information that a shop repeats below each of its products. */
const TERMS_OF_SALE =
  /^(?:送貨|配送|運送|寄送|付款|退換?貨|取貨)(?:[及與和、／/]?(?:付款|退換?貨|送貨))?(?:方式|說明|政策|須知|資訊)$/

/** Whether a short text is the heading of a shop's delivery and payment information, or is below it. */
function isTermsOfSale({ segment: { kind, text, words }, under }: Part): boolean {
  return kind === 'heading' ? TERMS_OF_SALE.test(text) : words <= 20 && TERMS_OF_SALE.test(under)
}

/** A longer block is content that mentions copying. */
const MAX_NOTICE_CHARS = 240
/** A category or a month of an archive with how many posts it has: 「旅行 (41)」. */
const COUNTED = /^.{1,30}[^\s\d]\s*[(（]\d{1,3}(?:,?\d{3})?[)）]$/

/** Whether an item is one of several in its list that each end in a number of posts. */
function isCategory({ segment, index, segmentation: { segments, containers } }: Part): boolean {
  const listOf = (one: Segment): number => containers[one.container]?.parent ?? -1
  const isCounted = (at: number): boolean => {
    const one = segments[at]
    return (
      one?.kind === 'listItem' &&
      listOf(one) === listOf(segment) &&
      one.text.length < 45 &&
      COUNTED.test(one.text)
    )
  }
  if (!isCounted(index)) return false
  const [before, after] = [isCounted(index - 1), isCounted(index + 1)]
  return (before && (after || isCounted(index - 2))) || (after && isCounted(index + 2))
}
