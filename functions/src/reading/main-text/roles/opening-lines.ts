/** A line above what others wrote: "3 comments", 「共 4 則回應」, 「留言列表 (2)」, "Leave a reply". */
const ABOVE_COMMENTS =
  /^(?:共\s?)?(?:\d[\d,.]*\s*(?:則|篇|個|條)?\s*)?(?:(?:網友|讀者|全部|所有|精選|熱門|發表)?(?:留言|回[應覆]|評論)(?:列表|區|板|討論)?|comments?|responses?|replies|reader interactions|leave a (?:comment|reply)|thoughts? on\b.*)\s*[(（]?\s*\d*\s*(?:則|篇)?\s*[)）]?\s*[:：]?$/i
const ABOVE_REVIEWS =
  /^(?:(?:顧客|商品|買家|客戶|用戶)(?:評[價論]|心得)|(?:customer )?reviews?)\s*(?:[(（]\d+[)）])?$/i

/** What a line above links to other pages, or a link itself, begins with. */
const LEADS = [
  '延伸閱讀',
  '相關(?:文章|新聞|報導|閱讀|連結)',
  '推薦(?:閱讀|文章)',
  '(?:更多|熱門)(?:文章|新聞)',
  '更多報導',
  '猜你喜歡',
  '[上下]一[篇則]',
  'related (?:articles?|posts?|stories|reading)',
  'more (?:from|stories)\\b',
].join('|')
/** Words that lead to other pages where a link may follow in the line. A line of these alone may open a part of the page's own text. */
const LEADS_IN_LINE =
  '看更多|你可能也?會?(?:喜歡|感興趣|想看)|read (?:more|next|also)|also read|see also|related(?: (?:content|news))?|more on\\b|' +
  'recommended|you (?:may|might) also (?:like|enjoy)|don.t miss|up next|most (?:read|popular)'
/** Words that lead to other pages where the line says nothing else. As its beginning they may begin a sentence. */
const LEADS_ALONE =
  '相關(?:產品|商品)|推薦商品|[你您](?:可能)?[也還][會許]?(?:喜歡|感興趣|想看|想知道)|(?:其他人|大家)[也都正]?在?(?:看|喜歡|買)了?什?麼?|' +
  '(?:最新|近期|精選)(?:文章|新聞|內容|報導|商品)|(?:更多|熱門)(?:內容|報導|商品)|人氣(?:排行|文章)|同場加映|.{1,20}的其他(?:文章|內容|作品)|' +
  '(?:更多|其[他它])\\S{1,8}(?:文章|新聞|報導|影片|商品|作品)|[你您]?最近(?:看過|瀏覽過?)的?(?:文章|商品|頁面)|' +
  'more (?:from|by|stories|posts)\\b.{0,40}|related products?|(?:recommended|recent|popular|latest) (?:articles?|posts?|stories|products?|reading)'

const BULLETS = '[▸►▶◆■●★☆※➤→>＞【[「(（\\s]*'
const LEADS_ON = new RegExp(`^${BULLETS}(?:${LEADS}|${LEADS_IN_LINE})`, 'i')
const ABOVE_LINKS = new RegExp(`^(?:${LEADS}|${LEADS_ALONE})\\s*[:：»>]*$`, 'i')

/** A longer line opens nothing. */
const MAX_CHARS = 48

/** Whether a line is a heading above readers' comments. */
export const opensComments = (text: string): boolean => text.length <= MAX_CHARS && ABOVE_COMMENTS.test(text)

/** Whether a line is a heading above links to other pages. */
export const opensLinks = (text: string): boolean => text.length <= MAX_CHARS && ABOVE_LINKS.test(text)

/** Whether a line is a heading above texts by others: comments, reviews or other pages. */
export function opensOthers(text: string): boolean {
  return opensComments(text) || opensLinks(text) || (text.length <= MAX_CHARS && ABOVE_REVIEWS.test(text))
}

/** Whether a line leads to other pages, by itself or with the link behind it: 「延伸閱讀：老屋管線怎麼檢查」. */
export const leadsOn = (text: string): boolean => LEADS_ON.test(text)

/** Recommendations of other pages, by who makes them or what they are: 「編輯推薦」, 「推薦閱讀」. */
const RECOMMENDS_PAGES =
  /(?:為[你您]|編輯|[站店]長|系統|站內|同類|人氣|喜歡|相[關关]|今日|本[週日月]|延伸|更多|其[他它])推[薦荐]|熱門推[薦荐]$|推[薦荐](?:好文|更多|相[關关]|給?[你您]|給?大家|閱[讀读]|文章|商品|產品|影片|新聞|連結|內容|主題|專欄|貼文|看板)/u

/** Whether a heading recommends what the page is about, and no other pages: 「2026 掃拖機器人推薦」, 「推薦機型」. */
export const recommendsOwn = (text: string): boolean => /推[薦荐]/u.test(text) && !RECOMMENDS_PAGES.test(text)
