/** A heading of the steps of something that is made. */
const STEPS = /步驟|[作做]法|流程|怎麼做|如何製作|\b(?:steps|method|directions)\b/iu
/** What is done with something once it is made. */
const AFTERWARDS =
  /保存|存放|[貯儲]存|冷藏|冷凍|[復回][熱烤]|再加熱|剩下|吃不完|\b(?:stor(?:e|ing|age)|leftovers|reheat\w*)\b/iu

/**
 * The index of the first section after which something may come: what is done with a finished thing (「保存」) comes after the
 * section on how it is made, however alike other sections are.
 */
export function earliestPlace(name: string, own: readonly { readonly heading: string }[]): number {
  if (!AFTERWARDS.test(name)) return 0
  return Math.max(
    0,
    own.findLastIndex(({ heading }) => STEPS.test(heading)),
  )
}

/** What is prepared, asked or settled before something is done, and for whom it is not. */
const BEFOREHAND =
  /(?:^|[^目以從跟眼當面提空])前的?(?:準備|評估|檢查|測試|注意|告知|須知|功課)|(?:^|[^目以從跟眼當面提空])前(?:應.*)?$|準備(?:事項|工作)?$|準備的?(?:資料|文件|東西|物品)|應備|不(?:適合|宜|能做|建議)|(?:適合|適用|免評)的?(?:對象|人|族群)|禁忌|(?:申請|參加|報名|施工者|受理)(?:人?資格|條件)$|皮膚測試/u
/** A heading of a section in which it is done, or on what comes after it. */
const DOING =
  /流程|步驟|順序|(?:怎麼|如何)(?:做|進行)|手術(?:日|當)|那一?天|當天|^從.+到|動手(?!之?前)|[開動]工(?!之?前)|回家|術後|(?:做|裝|打|拔|染|拆|洗|戴|用|買)(?:好|完|上|回去)?[以之]後|出院/u

/**
 * The index of the last section after which something may come: what one has to know beforehand (「術前檢查」, 「不適合的人」) comes before
 * the sections on how it is done and on what follows. The last where the page has none of these, or begins with one.
 */
export function latestPlace(
  name: string,
  own: readonly { readonly heading: string; readonly step: string | null }[],
): number {
  const last = own.length - 1
  if (!BEFOREHAND.test(name)) return last
  const first = own.findIndex(
    ({ heading, step }) => step !== null || (DOING.test(heading) && !BEFOREHAND.test(heading)),
  )
  return first < 1 ? last : first - 1
}
