import type { Segment } from '../segmentation.ts'

/** Labels of the publication date and the number of views of a page. */
const FACT =
  /^[（(]?(?:(?:資料|網頁|頁面|文章|最後|最近|首次|原始)?(?:發[布佈]|公[布告]|張貼|刊登|刊出|出刊|上[版架]|下架|更新|異動|維護|檢視|修改|建檔)(?:單位|機關|日期|時間|人員?|者|部門)|點[閱擊](?:數|次數|率|人次|人數)?|瀏覽(?:人次|次數|數|人數)|閱讀(?:數|次數|人次)|(?:累積|本日)?人氣)\s*[:：\t(（\s]\s*\S/
/** Labels of responsible people. Notices contain the same words, so another fact of the page must be beside them. */
const CONTACT =
  /^(?:承辦(?:人員?|單位|科室)|聯[絡繫](?:人|電話|單位|窗口|方式|信箱)|提供單位|業務單位|主[辦管責](?:單位|機關)|資料來源|分類|類別|文號|發文字號)\s*[:：\t]\s*\S/
const MAX_CHARS = 90
/** How many lines away such a fact may be. */
const NEAR = 4

/** A note on syndication in brackets at the end: 「（本文獲授權轉載，責任編輯：林雨天）」. */
const SOURCE =
  /^[（(【]?(?:本文|原文|全文).{0,24}(?:轉載|授權|刊[登載]|出自|原載|首發|同步發表).{0,40}[)）】]?$/u

/** Whether a line is a fact about the page: 「發布單位：能源科」, 「點閱數：1,204」. */
export function isPageFact(segments: readonly Segment[], index: number): boolean {
  const text = segments[index]?.text ?? ''
  if (text.length > MAX_CHARS) return false
  if (isFact(text) || SOURCE.test(text)) return true
  if (!CONTACT.test(text)) return false
  for (let away = 1; away <= NEAR; away++)
    if (isFact(segments[index - away]?.text) || isFact(segments[index + away]?.text)) return true
  return false
}

const isFact = (text = ''): boolean => text.length <= MAX_CHARS && FACT.test(text)

/** Page tools, numbers of posts and signs beside questions: 「友善列印」, 「轉寄友人」, 「B1」, 「2 樓」, 「Q1」. */
const TOOL =
  /^(?:友善列印|列印(?:本頁|此頁)?|轉寄(?:友人|好友)?|字[級型](?:大小)?(?:\s*[:：]?\s*[小中大特\s]+)?|回(?:上一?頁|上層|到?(?:頂端|最上面|列表|首頁))|檢舉|引用|收藏(?:文章)?|分享(?:至|到|給)?\s?\S{0,10}|[▲△]\s?top|(?:相關)?(?:檔案|附件)(?:下載)?\s*[:：]?|B\d{1,4}|[QA]\s?\d{0,3}[.:：]?|#\d{1,4}|\d{1,4}\s?樓|樓主)$/i
/** The buttons below a post, at least two: 「推 6 | 回覆 | 檢舉」, "Like · Reply". */
const BUTTONS =
  /^(?:(?:推|噓|按?讚|喜歡|回[覆應]|留言|檢舉|舉報|引用|分享|收藏|追蹤|編輯|只看(?:他|此人|樓主|作者)|樓主|likes?|reply|report|quote|share|save|upvote|downvote)\s*[(（]?\d{0,6}[)）]?(?:[\s|｜·・/、]+|$)){2,}$/iu
/** The heading of a table of contents. */
const TOC = /^(?:文章|本文|內容|快速|本頁|頁面|全文)?(?:目錄|導覽|大綱)$|^(?:table of )?contents$/i
/** A tag that links to a list of posts: 「#除濕機」. */
const HASHTAG = /^[#＃][^\s#＃]{1,30}(?:\s+[#＃][^\s#＃]{1,30})*$/

/** Whether a text is a tool of the page, the heading of its contents, or its keywords. */
export function isPageTool({ text, linkChars }: Segment): boolean {
  if (text.length > 120) return false
  return (
    TOOL.test(text) ||
    BUTTONS.test(text) ||
    TOC.test(text) ||
    (linkChars >= text.length * 0.7 && HASHTAG.test(text))
  )
}

const COUNT =
  /(?:共\s?)?\d[\d,.]*\s?[萬kK]?\s?[個次人則篇位]?\s?(?:喜歡|讚|愛心|拍手|留言|回[應覆]|分享|收藏|瀏覽|觀看|點閱|追蹤者?|會員|內容數|粉絲|followers?|likes?|views?|comments?|responses?|shares?|claps?)[\s·・|]*/giu

/** Whether a text only has numbers of likes, shares or answers. */
export function isTally(text: string): boolean {
  return text.length <= 60 && /\d/.test(text) && text.replace(COUNT, '').trim() === ''
}
