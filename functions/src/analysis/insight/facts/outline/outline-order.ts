import type { BriefSection } from '@gaplens/contracts/analysis/report-brief'
import { isGenericHeading } from '@gaplens/coverage/headings'

interface NewPart {
  readonly brief: BriefSection
  /** How many of the existing sections come before it. */
  readonly after: number
  /** Its rank among the new sections at the same position. */
  readonly rank: number
}

/** Headings of closing or promotional sections. New sections come before them, and they are not extended. */
const CLOSING =
  /提醒|注意事項|常見問題|問答|faq|結語|總結|結論|最後|後記|預約|聯絡|團隊|關於|^作者|作者(?:簡介|介紹)|主持(?:律師|醫師)|^店長(?:推薦|最)|^委任(?:前|流程|方式)|學經歷|(?:律師|醫師|老師|教練|顧問|講師)(?:介紹|簡介|陣容)|(?<!長照)諮詢(?:窗口|服務|方式)|門診|(?:看診|門診|營業|服務|開放|客服|諮詢)時間|售後(?:服務)?|保固|退換貨|地址|交通|購買|訂購|優惠|會員|品牌|心得|選擇我們|客戶|顧客|好評|見證|口碑|保證|^(?:our|my|the)? ?(?:advice|verdict|conclusions?|takeaways)$|^final (?:verdict|thoughts|words)$|bottom line$|^opening hours$|testimonials?|reviews?$/iu

/** The outline: the page's sections in their order, with the new ones at their positions. */
export function orderSections(own: readonly BriefSection[], added: readonly NewPart[]): BriefSection[] {
  const placed = added.toSorted((a, b) => a.rank - b.rank)
  const at = (before: number) => placed.filter(({ after }) => after === before).map(({ brief }) => brief)
  return [...at(0), ...own.flatMap((part, index) => [part, ...at(index + 1)])]
}

/** How many sections belong to the body: all except the closing ones. */
export function endOfBody(own: readonly { readonly heading: string }[]): number {
  let end = own.length
  while (end > 1 && isClosingHeading(own[end - 1]?.heading ?? '')) end -= 1
  return end
}

/** Whether this is the heading of a closing or promotional section. */
export function isClosingHeading(heading: string): boolean {
  return heading !== '' && (isGenericHeading(heading) || CLOSING.test(heading))
}
