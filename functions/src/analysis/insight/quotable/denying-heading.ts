/** Headings over statements that are false, outdated or hearsay. */
const UNTRUE =
  /迷思|說法|有人[說問]|業配|廣編|偏方|網友|鄉民|錯誤|誤解|誤會|謠言|闢謠|流言|傳言|以前|舊[制法規版]|反例|失敗|流傳|轉傳|瘋傳|傳聞|(?<![a-z])NG(?![a-z])|^(?:是非|選擇)題(?:$|[:：])|小測驗|猜猜看|(?:問|請教)\s?(?:AI|ChatGPT|Gemini)|(?:AI|ChatGPT|Gemini|聊天機器人)\s?的?(?:回答|答案|說)|^(?:古[書籍]|抄本|書中?)?原文(?:$|[的:：])|\bquiz\b|myth|mistake|wrong|rumou?r/iu
/** Headings over short items that name what not to do. A longer text says so itself. */
const WARNING =
  /(?<!要)不要|(?<!能)不能|(?<!可)不可|不(?:[該宜得當]|推薦|建議|適合)|會[讓使傷害壞]|導致|造成|缺點|壞處|避免|禁忌|地雷|雷區|don['’]t|avoid|never/iu
const SHORT = 25

/** Whether the heading over a sentence says that it is false, or that the reader should not do it. */
export function isDenied(heading: string, sentence: string): boolean {
  return UNTRUE.test(heading) || (WARNING.test(heading) && [...sentence].length < SHORT)
}

const ABOUT_ITSELF =
  /(?:我們?|本[店院所站]|本公司)是誰|關於(?:我|本|作者)|(?:公司|品牌|團隊|講師|醫師|作者)(?:簡介|介紹|陣容)|認識我們|\b(?:about (?:us|me|the author)|our team|who we are)\b/iu

/** Whether the text under a heading is what a site says about itself and its people, which nobody else can vouch for. */
export function isAboutItself(heading: string): boolean {
  return ABOUT_ITSELF.test(heading)
}
