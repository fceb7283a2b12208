/** What no report may suggest, unless it is said as something not to do. */
const FORBIDDEN = /(?:假評論|假留言|假帳號|買評論|刷評價|杜撰|虛構|捏造|編造|偽造)/u
const NEGATED =
  /(?:不|勿|避免|禁止|拒絕|嚴禁|沒有)[^。；！？\n]{0,16}(?:假評論|假留言|假帳號|買評論|刷評價|杜撰|虛構|捏造|編造|偽造)/gu

/** What nobody can promise. */
const PROMISE =
  /(?:保證|必定|一定(?:會|能|可以)|肯定(?:會|能))[^。；！？\n]{0,12}(?:排名|第一頁|被引用|引用您|流量|複合式|精選摘要)/u
const NO_PROMISE = /(?:不|無法|未必|沒有人)[^。；！？\n]{0,4}(?:保證|必定|一定)/gu

/** Why a text must not stand in a report whatever it cites; null when it may. */
export function unfit(text: string): string | null {
  if (PROMISE.test(text.replace(NO_PROMISE, ''))) return '承諾了排名、引用或搜尋結果的外觀'
  return FORBIDDEN.test(text.replace(NEGATED, '')) ? '建議了不實的內容' : null
}
