import { foldSimplified, isSimplified, mayBeSimplified } from './simplified.ts'

/**
 * Words of mainland China, each before the word of Taiwan, in Taiwan's characters and of equal length, so that places in a text stay.
 * Only what is one thing under two names is here. The readings of 「文件」 and 「程序」 differ in Taiwan, where this is not used.
 */
const WORDS =
  '軟件軟體硬件硬體硬盤硬碟磁盤磁碟光盤光碟網盤雲端雲盤雲端文件檔案視頻影片音頻音訊默認預設打印列印網絡網路屏幕螢幕鼠標滑鼠數據資料程序程式' +
  '信息資訊智能智慧登錄登入賬號帳號寬帶寬頻帶寬頻寬插件外掛菜單選單充值儲值芯片晶片激光雷射短信簡訊塑料塑膠硅膠矽膠鋼化強化夾膠膠合瓷磚磁磚' +
  '牆紙壁紙燃氣瓦斯空調冷氣保修保固小區社區初中國中渠道管道酒店飯店景區景點公交公車單反單眼航拍空拍質量品質標識標示移動行動體檢健檢' +
  '種牙植牙抑鬱憂鬱酸奶優格奶酪起司黃油奶油納米奈米'
const TAIWANS: ReadonlyMap<string, string> = new Map(
  (WORDS.match(/..../gu) ?? []).map((pair) => [pair.slice(0, 2), pair.slice(2)]),
)
const ANY = new RegExp([...TAIWANS.keys()].join('|'), 'gu')

/** A text in Taiwan's characters with the words of Taiwan: 「硬碟」 for 「硬盤」. Its length stays. */
export function inTaiwansWords(text: string): string {
  return text.replace(ANY, (word) => TAIWANS.get(word) ?? word)
}

/** A text for comparing: one in Simplified Chinese in the characters and words of Taiwan. Its length stays. */
export function foldMainland(text: string): string {
  // Nearly every text is of Taiwan, and every comparison asks: for it one look is enough.
  if (!mayBeSimplified(text)) return text
  const folded = foldSimplified(text)
  return isSimplified(text) ? inTaiwansWords(folded) : folded
}
