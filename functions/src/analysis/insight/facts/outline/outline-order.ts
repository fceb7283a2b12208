import type { BriefSection } from '@gaplens/contracts/analysis/report-brief'
import { isGenericHeading } from '@gaplens/coverage/headings'
import { asksSomething } from '../questions/asking-heading.ts'

interface NewPart {
  readonly brief: BriefSection
  /** How many of the existing sections come before it. */
  readonly after: number
  /** Its rank among the new sections at the same position. */
  readonly rank: number
}

/** Headings of closing or promotional sections. New sections come before them, and they are not extended. */
const CLOSING =
  /提醒|注意事項|常見問題|(?:常|最多人|大家)被?(?:客人|人|大家)?問|^(?:客人|大家|讀者)(?:最常)?問|問答|faq|結語|總結|結論|最後(?!一大?[題關步天站])|後記|預約|聯絡|團隊|關於|^作者|作者(?:簡介|介紹)|主持(?:律師|醫師)|^店長(?:推薦|最)|^委任(?:前|流程|方式)|學經歷|(?:律師|醫師|老師|教練|顧問|講師)(?:介紹|簡介|陣容)|(?<!長照)諮詢(?:窗口|服務|方式)|門診|(?:看診|門診|營業|服務|開放|客服|諮詢)時間|售後(?:服務)?|保固|退換貨|地址|交通|購買|訂購|優惠|會員|品牌|心得|選擇我們|像我們?這樣的|客戶|顧客|好評|見證|口碑|保證|^(?:our|my|the)? ?(?:advice|verdict|conclusions?|takeaways)$|^final (?:verdict|thoughts|words)$|bottom line$|^opening hours$|testimonials?|reviews?$|^good to know$|^(?:before you go|one (?:more|last) thing|last words?|wrapping (?:it )?up|in (?:short|summary|closing))$|^(?:need|any) (?:more )?(?:help|questions)|^shipping(?:,? (?:and|&) returns)?$|^returns(?: (?:and|&) \p{L}+)?$|^(?:our|the) (?:promise|guarantee|terms|team|story)$|^(?:our )?warranty$|^(?:visit|contact|about) us$/iu

/** Headings of gossip, which tells nothing of a subject, whatever words they share: a lunch allowance is no grant. */
const GOSSIP =
  /花絮$|的近況$|(?:店[裡內]|日常|生活)的?小事$|家[裡中]的[小大]?事$|閒[聊話談]|抱怨$|^順[帶便口]一提$|[廠店院所館室司行]裡的(?:人|狗|貓)$|這段可以(?:刪|跳過|略過|不看|不讀)$/u

/** The outline: the page's sections in their order, with the new ones at their positions. */
export function orderSections(own: readonly BriefSection[], added: readonly NewPart[]): BriefSection[] {
  const placed = added.toSorted((a, b) => a.rank - b.rank)
  const at = (before: number) => placed.filter(({ after }) => after === before).map(({ brief }) => brief)
  return [...at(0), ...own.flatMap((part, index) => [part, ...at(index + 1)])]
}

/** A part of a page, as far as its place among the others depends on it. */
interface Part {
  readonly heading: string
  /** The heading of the part that it is a sub-part of; empty for none. */
  readonly under?: string
}

/** Headings with which a page ends: who its owner is and where, what is left to say. New sections come before them. */
const ENDING =
  /^我們(?:是誰|(?:都|會)?[跑在服]|(?:怎麼|如何)(?:陪|幫|服務))|^為什麼(?:要)?(?:選|找|挑|是)(?:擇)?我們|^來(?:敲敲?門|按門鈴|喝(?:杯)?茶|坐坐|聊聊)$|(?:來|到)店(?:走走|看看|坐坐|逛逛|參觀|體驗)|(?:服務|營業|施工|配送)(?:範圍|地區|區域|據點)|壞了(?:要)?找誰|叮嚀|^其[他它](?:服務|事項)?$|^題外話$|^下一?次(?:再[去來見]|見|想[去做]|的?(?:清單|目標|計畫))?$|^還有一句|一句話$|^臨[走別]前?$|(?:一些|幾句)[^，。]{0,6}話$|^看診的人|^找我們|^寄送|^結果$|^之後$|^還是.{1,6}[？?]$|^我們(?:[幾兩三四五六]個|為什麼)|碎念|^(?:怎麼|如何)(?:過?來|去找我們|到我們這裡|找到我們)|^(?:地圖|位置|停車|停車資訊|找得到我們)$|^我們(?:怎麼|如何)?收(?:多少|費)|^這.{1,4}的?心情$|怎麼說$|(?:^|就|請|再|歡迎|隨時|馬上)(?:來)?找我們$|^(?:您?來|來電|打電話|上門|動手|動工|開工|出發|下單|簽約|簽名|決定|委託|報名|購買|租東西|找我們)之?前$|^(?:我們)?(?:跑|做|辦|接|拆|裝|修|蓋)過的(?:案子|案場|案件|作品|客人|人家)$/u

/** From this many on, questions at the end of a page are a list of questions and answers. */
const LISTED_MIN = { subParts: 2, parts: 3 }

/**
 * How many sections belong to the body: all except those that close the page or tell of its owner, and the questions and answers
 * before these.
 * @param owner how the page calls its owner, empty if unknown: a heading at the end that names them is about them (「為什麼是松岡」)
 */
export function endOfBody(own: readonly Part[], owner = ''): number {
  const end = withoutEnding(own, own.length, owner)
  return withoutEnding(own, end - questionsBefore(own, end), owner)
}

function withoutEnding(own: readonly Part[], from: number, owner: string): number {
  let end = from
  while (end > 1 && isEnding(own[end - 1], owner)) end -= 1
  return end
}

function isEnding({ heading, under = '' }: Part = { heading: '' }, owner: string): boolean {
  return [heading, under].some(
    (each) =>
      isClosingHeading(each) || ENDING.test(each) || (owner !== '' && each.toLowerCase().includes(owner)),
  )
}

/**
 * How a page calls its owner: by the first two characters of the site's name, or its first word. Empty if these are a word of the
 * subject, as in 「報稅小幫手」.
 * @param subjects the keyword and the topics' names
 */
export function ownersName(siteName: string, subjects: readonly string[]): string {
  const name = /^(?:\p{Script=Han}{2}|\p{Script=Latin}{4,})/u.exec(siteName)?.[0].toLowerCase() ?? ''
  return subjects.some((each) => each.toLowerCase().includes(name)) ? '' : name
}

/**
 * How many of the sections before an index are the page's list of questions and answers: questions in succession that have a
 * heading of their own over them, or that follow at least as many sections of another kind.
 */
function questionsBefore(own: readonly Part[], end: number): number {
  const { under = '' } = own[end - 1] ?? {}
  const start =
    own.slice(0, end).findLastIndex((part) => !asksSomething(part.heading) || (part.under ?? '') !== under) +
    1
  const count = end - start
  const least = under === '' ? LISTED_MIN.parts : LISTED_MIN.subParts
  const isAllOfThem = under === '' ? start < count : own.slice(0, start).every((part) => part.under === under)
  return count < least || isAllOfThem ? 0 : count
}

/** Whether this is the heading of a closing or promotional section. */
export function isClosingHeading(heading: string): boolean {
  return heading !== '' && (isGenericHeading(heading) || CLOSING.test(heading) || isGossip(heading))
}

/** Whether a section tells what happened besides. */
export function isGossip(heading: string): boolean {
  return GOSSIP.test(heading)
}
