import type { Claim } from './sections.ts'

/** The head of a post or a document: who, which board, when, which office. */
const HEAD =
  /^(?:(?:From|Subject|Date|Posted by|Newsgroups?|Published(?: by)?|Last updated|Views)(?:[:：]|\s+(?=[A-Z\d]))|(?:作者|看板|時間|發信人|發信站|發布單位|發布日期|更新日期|點閱(?:次?數)?|文章編號)[:：])\s*\S/u
const HEAD_MAX = 120
/** Who wrote a post, by a name that is no word (「From newbie_nora」), or when and nothing else (「Published 2026/01/09」). */
const BYLINE = /^(?:from|by|posted by|re)[:：]?\s+(?=\S*[_\d@])\S+$/iu
const DATED =
  /^(?:(?:published|posted|updated|last updated|發布|發表|刊登|更新|修改|張貼|最後更新)(?:\s?(?:on|於|日期|時間))?[:：]?\s*)?(?:民國\s?)?\d{2,4}\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,2}\s?日?(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/iu
/** A writer's asking for followers and orders. */
const CALL =
  /追蹤.{0,12}(?:粉絲|粉專|專頁|頻道|帳號|IG)|(?:按讚|訂閱).{0,8}(?:追蹤|分享|頻道|開啟|電子報)|合作邀約|邀稿|業配.{0,6}(?:來信|私訊)|\b(?:follow (?:along|me|us)|subscribe to (?:my|our)|like what you read)\b/iu
/** What a site tells its visitors of itself. */
const NOTICE =
  /恕不(?:一一)?(?:回覆|回答)|請先爬文|最近更新[:：]|歡迎加入我的最愛|設為首頁|友站連結|版權所有|未經(?:授權|同意)|轉載請/u
const SHORT = 80
/** An item of a list of other articles: how often each was read, what kind each is, its title cut short. */
const LISTED =
  /^[(（]\d{1,3}(?:,\d{3})+[)）]|(?:…|\.{3})$|^(?:影音|專欄|專訪|懶人包|讀者(?:來信|投書|提問)|圖輯|快訊|獨家|特輯)\s*[｜|／:：/]/u

/** Whether a line only says who wrote a post or when: it names no subject, whatever stands under it. */
export function isPostHead(text: string): boolean {
  return text.length <= HEAD_MAX && [HEAD, BYLINE, DATED].some((pattern) => pattern.test(text.trim()))
}

/**
 * Whether a claim is none of its page's content though the page marks it so. It may speak of a subject all the same, so it is
 * compared like any other; it is only not quoted.
 */
export function isFurniture({ text, kind }: Pick<Claim, 'text' | 'kind'>): boolean {
  if (kind === 'listItem' && LISTED.test(text)) return true
  if (isPostHead(text)) return true
  return text.length <= SHORT && (CALL.test(text) || NOTICE.test(text))
}
