/** What people take for true: 「許多人相信前一天不洗頭就安全」. */
const BELIEVED =
  /(?:許多|很多|不少|多數|一般|有些)(?:的?人|民眾|家長|患者|消費者|車主|屋主|房東|房客|新手|爸媽|客人|讀者)(?:都|會|常|總|還)?(?:相信|以為|誤以為|迷信|深信)/u
/** What only a leaflet or a contract says of itself: 「傳單印著終身保固」. */
const PRINTED =
  /^(?:傳單|廣告單?|合約|契約|型錄|招牌|海報|布條)(?:上|背面|裡)?(?:都|大大|只)?(?:印著|寫著|標榜|號稱|宣稱)/u
/** What is said to be so instead. */
const CORRECTED = /其實|事實上|但|卻|不過|並不|不對|錯/u

/**
 * Whether a text is one sentence that tells what people believe or a leaflet promises, and not what is so, which the next sentence does:
 * 「合約寫著由銀行保證。…保證書去年就到期了」.
 */
export function isOnlyBelieved(text: string): boolean {
  const isOneSentence = !/[。！？!?](?=.)/u.test(text)
  return isOneSentence && (BELIEVED.test(text) || PRINTED.test(text)) && !CORRECTED.test(text)
}
