/**
 * Short calls to action of a site or writer: to follow, to add as a friend, to download, to continue below an advertisement.
 */
const APPEALS: readonly RegExp[] = [
  /^(?:請)?(?:繼續)?往下(?:滑|看)?(?:繼續)?閱讀[.…。]*$|^\(?(?:文章|內容)?(?:未完，?)?請繼續往下(?:閱讀|看).{0,6}$/,
  /^(?:歡迎|快|快來|立即|馬上|點我|趕快|現在就|一起)?(?:加入|追蹤|訂閱|按讚)[《「【〈]?[^，。]{0,24}(?:line|ig|fb|臉書|粉絲|粉專|好友|電子報|頻道|youtube|instagram|threads|telegram|社群)/iu,
  /(?:喜歡|覺得).{0,14}(?:文章|分享|內容|有幫助|實用).{0,16}(?:按讚|拍手|追蹤|訂閱|留言|分享|收藏)/u,
  /^(?:請)?(?:下載|使用).{0,16}(?:app|應用程式).{0,20}$/iu,
  /^(?:不用抽|看新聞又抽獎|保證天天中獎)/,
  /^(?:選擇|把|將|設定|請將).{0,16}(?:作為|設為|加入|列為).{0,16}(?:偏好|首選|最愛|來源)/u,
  /^(?:輸入|留下|填寫)(?:你的|您的)?(?:信箱|e-?mail|電子郵件).{0,30}$/iu,
  /^本(?:網站|網頁|文|站|報)之?.{0,20}(?:非經|未經).{0,10}(?:授權|同意|許可).{0,30}(?:轉載|使用|利用|重製)/u,
]
const MAX_CHARS = 90

/** Whether a short text is such an appeal. */
export function isAppeal(text: string): boolean {
  return text.length <= MAX_CHARS && APPEALS.some((appeal) => appeal.test(text))
}
