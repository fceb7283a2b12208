import type { Block } from '@gaplens/contracts/analysis/read-page'

/** The header lines of a forum post or an official document: author, board, date, office. */
const HEADER_LINE =
  /^(?:(?:From|Subject|Date|Posted by|Newsgroups?|Published(?: by)?|Last updated|Views|Webmaster)(?:[:：]|\s+(?=[A-Z\d]))|(?:--\s*)?(?:※\s*)?(?:作者|撰文|撰稿|採訪|審訂|審閱|審稿|校訂|看板|時間|發信人|發信站|發布單位|發布日期|更新日期|點閱(?:次?數)?|文章編號|看診醫師)[:：])\s*\S/u
const HEADER_LINE_MAX = 120
/** A byline with a user name that is not a word (「From newbie_nora」), or nothing but a date (「Published 2026/01/09」, 「#5 發表於 2026-01-09」). */
const BYLINE = /^(?:from|by|posted by|re)[:：]?\s+(?=\S*[_\d@])\S+$/iu
const DATED =
  /^(?:[#b]?\d{1,4}\s?(?:樓|f)?\s+)?(?:(?:published|posted|updated|last updated|時間|日期|發布|發表|刊登|更新|修改|張貼|最後更新)(?:\s?(?:on|於|日期|時間))?[:：]?\s*)?(?:民國\s?)?\d{2,4}\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,2}\s?日?(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/iu
/** The line over a post that names its writer (「作者 mia88 (米亞)」). */
const WRITER = /^作者\s+\S{1,24}(?:\s+[(（][^()（）]{0,24}[)）])?$/u
/** A date without a year with its time, as boards show it (「01/14 09:14」). */
const BOARD_TIME = /^\d{1,2}[/.-]\d{1,3}\s+\d{1,2}:\d{2}(?::\d{2})?$/u
/** A profession or office, perhaps a name, and the date of signing (「記帳士 王小明 115.04.30」, 「站長 105.03.15」). */
const SIGNED =
  /^\p{Script=Han}{1,8}[師士員者編醫長任事授](?:\s?\p{Script=Han}{2,4})?\s\d{2,4}[./-]\d{1,2}[./-]\d{1,2}$/u
/** An office, and the date of signing (「生活輔導組 103.09.12」). */
const SIGNED_BY_OFFICE =
  /^\p{Script=Han}{2,12}(?:[組處科課局室部署社會]|中心)\s\d{2,4}[./-]\d{1,2}[./-]\d{1,2}$/u
/** A user name, a whole date and perhaps the number of the post (「dovetail 2026/06/03 3」). */
const SIGNED_BY_USER =
  /^[a-z][\w.-]{1,23}\s+\d{4}[/.-]\d{1,2}[/.-]\d{1,2}(?:\s+\d{1,2}:\d{2})?(?:\s+#?\d{1,4}\s?[樓F]?)?$/iu
/** A greeting in which the writer says who they are (「Hi 我是小美～」). */
const GREETING = /^(?:hi|hello|hey|哈囉|嗨|大家好|各位好|你好|您好)[\s,，!！~～、]*我是[^，,。；;]{1,16}$/iu
/** Calls to follow the writer or to order something. */
const CALL =
  /追蹤.{0,12}(?:粉絲|粉專|專頁|頻道|帳號|IG)|(?:按讚|訂閱).{0,8}(?:追蹤|分享|頻道|開啟|電子報)|合作邀約|邀稿|業配.{0,6}(?:來信|私訊)|\b(?:follow (?:along|me|us)|subscribe to (?:my|our)|like what you read)\b/iu
/** Notices of a site about itself. */
const NOTICE =
  /本站資料(?:整理|來)自|如有侵權|最佳瀏覽|瀏覽解析度|站長信箱|^推薦連結|^links\s*[:：]|web ?ring|You are visitor no|best viewed (?:at|in|with)|sign (?:the|our|my) guest ?book|of yours is here|第\s?[\d,]+\s?位訪客|恕不(?:一一)?(?:回覆|回答)|請先爬文|最近更新[:：]|歡迎加入我的最愛|設為首頁|友站連結|版權所有|未經(?:授權|同意)|轉載請|(?:留言|人氣|點閱|瀏覽|回應)\s*[(（]\d/iu
/** A box that asks for the reader's opinion of the page. */
const FEEDBACK =
  /^(?:(?:was|did you find) this (?:article|page|answer|guide|post) (?:was )?(?:helpful|useful)|(?:您|你)?(?:覺得)?[此這本][篇則個]?(?:文章|內容|回答|說明|頁面|資訊)?(?:對(?:您|你))?(?:是否|有沒有|有)有?幫助嗎?|(?:還|仍)有(?:其他)?(?:問題|疑問)嗎)\s*[？?]?$/iu
const SHORT = 80
/** A category over an article (「Tools」) says nothing that could be quoted. */
const ONE_WORD = /^\p{Script=Latin}[\p{Script=Latin}'’-]{0,23}$/u
/** An item in a list of other articles: a number of views, a category, or a truncated title. */
const LISTED =
  /^[(（]\d{1,3}(?:,\d{3})+[)）]|(?:…|\.{3})$|^(?:影音|專欄|專訪|懶人包|讀者(?:來信|投書|提問)|圖輯|快訊|獨家|特輯)\s*[｜|／:：/]/u

/** Whether a line only says who wrote a post or when. It is not a heading for the text under it. */
export function isPostByline(text: string): boolean {
  return (
    text.length <= HEADER_LINE_MAX &&
    [HEADER_LINE, BYLINE, WRITER, DATED, BOARD_TIME, SIGNED, SIGNED_BY_OFFICE, SIGNED_BY_USER].some(
      (pattern) => pattern.test(text.trim()),
    )
  )
}

/**
 * Whether a claim may be quoted for a topic: it is no boilerplate, and more than a single word. Such a word may still be the heading of
 * what follows (「Ingredients」).
 */
export function mayBeQuoted(claim: Pick<Block, 'text' | 'kind'>): boolean {
  return !isBoilerplate(claim) && !(claim.kind === 'paragraph' && ONE_WORD.test(claim.text))
}

/**
 * Whether a claim is boilerplate although the page marks it as content. It may still mention a topic, so it is compared
 * like other claims; it is only never quoted.
 */
export function isBoilerplate({ text, kind }: Pick<Block, 'text' | 'kind'>): boolean {
  if (kind === 'listItem' && LISTED.test(text)) return true
  if (isPostByline(text)) return true
  return text.length <= SHORT && [CALL, NOTICE, GREETING, FEEDBACK].some((pattern) => pattern.test(text))
}
