const words = (list: string) => new Set(list.split(' '))

const SEGMENTER = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/**
 * Words that begin the predicate after a subject: verbs of everyday Chinese and of headlines (「專家籲」), auxiliaries, negation,
 * comparison. A text with one of them is a clause and no name, because a name says what a thing is called and not what it does.
 */
const PREDICATES = words(
  '是 的是 只 只有 有 也有 要有 會 會變 看 選 要 能 可 可以 應 應該 該 需 需要 必須 不 不要 不會 不能 不肯 不想 不用 不必 不是 沒 沒有 別 更 太 太緊 很 較 比較 也 都 就 就算 才 還 還是 已 已經 一直 曾 曾經 再 被 把 讓 給 使 令 靠 來 去 到 破 占 佔 幫 幫了 變 變成 變得 成為 包含 包括 減少 增加 降低 提高 導致 造成 拿回 放下 在意 像 怕 愛 喜歡 覺得 知道 告訴 建議 適合 屬於 等於 超過 達到 拿到 需 請 說 問 做 買 放 吃 喝 帶 換 先 各 抓 挑 自動 直接 一起 一定 這樣 這麼 那樣 那麼 特別 容易 籲 曝 批 嘆 揭 完成 逆勢 取決 取決於',
)
/** The same in one word of the dictionary: 「也會」, 「很慢」. */
const PREDICATE = /^(?:[也都就才還只不]+(?:會|能|要|是|有|可以?)|[很太更]\p{Script=Han})$/u
/** Words that no name ends with, because the sentence would be cut off after them. */
const LOOSE_ENDS = words(
  '常 常常 是 有 會 要 到 到底 究竟 大約 大概 通常 一般 平均 一直 或 與 和 及 也 都 就 才 被 把 讓 給 跟 對 從 於 為 的 得 了 過 該 可 能 可以 需要 應該 不 沒有 還 再 已經 最 更 很 太 時 在 以 而 但 並 將 等 順便 順道 順手',
)
/** Words that alone name no subject; together with a noun they may. */
const NO_SUBJECT_ALONE = words(
  '愈來愈 越來越 漸漸 逐漸 慢慢 剛剛 服用 增加 減少 持續 常用 常見 降低 提高 改善 影響 造成 導致 產生 發生 出現 提供 使用 利用 選擇 注意 避免 預防 確認 檢查 調整 控制 維持 保持 處理 處置 解決 完成 開始 結束 進行 需要 建議 推薦 適合 包含 包括 加入 加上 拿到 拿回 省下 降到 升到 拔掉 丟掉 換掉 放進 放入 取出 拿出 打開 關上 離開 回來 過來 出來 起來 下來 上來 進去 出去 下去 入睡 醒來 調粗 調細 換算 申請 詢問 購買 挑選 比較 成功 失敗 重要 容易 困難 簡單 方便 嚴重 輕微 明顯 自然 正常 一般 通常 平均 大約 大概 左右 以上 以下 之後 之前 以後 以前 同時 立即 馬上 直接 一起 分別 全部 部分 整個 所有 任何 許多 多數 少數 大多 其他 另外 相關 不同 相同 類似 特別 尤其 例如 可能 應該 可以 必須 一定 一條 一顆 一萬 一點 一些 一下 一次 一半 好吃 酥脆 油膩 便宜 昂貴 很多 太多 不足 過多 過高 過低 連續 定期 每天 每日 每週 每月 每年 今天 昨天 今年 去年 餘額 等待 以內 超過 不到 達到 扣掉 重新 凍硬 抓洗 支援 線上 有效 睡不著 上午 下午 早上 中午 晚上 凌晨 孩子 小孩 全程 現場 多久 專家 白天 夜裡 禮拜 星期 實際 一直 爭取 結果 關係 早點 晚點 合理 劇烈 激烈 強烈 潮濕 乾燥 乾淨 舒服 舒適 漂亮 快速 緩慢 便利 溫和 柔軟 堅硬 寬敞 狹窄 擁擠 安靜 新鮮 濃郁 清爽 粗糙 光滑 平整 厚重 輕便 划算 仔細 清楚 模糊 完整 豐富 足夠 充足 均勻 順利 辛苦 放心 安心 擔心 開心 難過 害怕 正確 恰當 估計 乾脆',
)
const COUNTED =
  /^(?:前|後|近|約|小|大|多|少|再|差)?[一二兩三四五六七八九十半每幾單]\s?[大小整]?[個顆條張片塊支件次杯碗組種份位人名間家台輛瓶盒包天年月週日度元萬千百點半桌匙晚成段層坪歲招趟頓餐倍號碼級雙班輪]+式?$|^\p{Script=Han}一[圈輪截號倍]$/u
/** A time of day, a length of time or a multiple: 「下午三點」, 「兩小時」, 「十倍」, 「前兩天」. */
const MEASURED =
  /^(?:[上下]午|早上|中午|晚上|凌晨|前|後|約|近|小|少|多)?[\d一二兩三四五六七八九十百千半]+\s?個?(?:小時|分鐘|鐘頭|點半?|天|週|月|年|倍|成|度|公分|公斤|公升)?$/u
/** The end of a phrase for a time: 「刷油漆前」. */
const WHEN = /(?:前|後|時|時候)$/u
/** Endings of verbs: 「預查到」, 「冷了」. */
const ENDED = /(?<!報|遲|周|為|罷)[到了]$/u
/** A duration or a count after the subject of a question: 「副食品一天」. */
const COUNTED_END = /(?<=..)\s?(?:[一二兩三半每幾]|\d+)\s?個?(?:月|年|天|次|週|日|晚)$/u
/** A failing action after a subject: 「破產領不到」. */
const UNABLE_END = /(?<=..)\p{Script=Han}不[到著了完起動掉開]$/u
/** A subject and a question that asks whether: 「奶量會不會掉」, 「雙眼皮能不能消」, 「噪音大不大」. */
const WHETHER =
  /^(.{2,6}?)(?:(?:會不會|能不能|要不要|可不可以|是不是|有沒有).{1,6}|(\p{Script=Han})不\2[？?]?)$/u
/** An emphasis between a subject and the question about it: 「她到底痛不痛」. */
const EMPHASIS = /(?:到底|究竟|其實|真的)$/u
/** Words before a subject that do not belong to it: 「沒有溫度計」, 「那口說也要考嗎」. */
const BEFORE_SUBJECT = /^(?:沒有|沒|有(?=\p{Script=Han}*[症病腳敏傷孕]$)|那(?![麼樣裡些個]))/u

/** Splits a text into words. */
export function cutWords(text: string): string[] {
  return [...SEGMENTER.segment(text)].map(({ segment }) => segment)
}

/** The subject of a clause, empty when it cannot be a name (a single character, a time); null when the text is no clause. */
export function clauseSubject(text: string): string | null {
  const asked = WHETHER.exec(text)?.[1]?.replace(EMPHASIS, '').replace(BEFORE_SUBJECT, '')
  if (asked !== undefined)
    return isVerbOrCount(asked) || WHEN.test(asked) || [...asked].length < 2 ? '' : asked
  const cut = cutWords(text)
  const at = cut.findIndex(
    (word, index) => index > 0 && (PREDICATES.has(word) || PREDICATE.test(word)) && !isInName(cut, index),
  )
  // 「需要許可的行業」 and 「公司需要準備的資料」 are names: the clause before 的 only qualifies the noun.
  if (
    at < 0 ||
    cut
      .slice(at, -1)
      .some((word, after) => word === '的' && !/^(?:時候?|話)$/u.test(cut[at + after + 1] ?? ''))
  )
    return null
  // 「白白的是發霉」 says what something looks like and not what it is.
  if (cut[at] === '的是') return ''
  const subject = withoutUnfinishedEnd(cut.slice(0, at).join('').replace(BEFORE_SUBJECT, ''))
  return [...subject].length < 2 || /[的，、]/u.test(subject) || WHEN.test(subject) || isVerbOrCount(subject)
    ? ''
    : subject
}

/**
 * Whether a word that may begin a predicate is part of a name: 還 of 「異地還車」 (giving back), 自動 of 「半自動」, 到 of 「機場到市區」 (from one
 * place to another).
 */
function isInName(cut: readonly string[], at: number): boolean {
  const rest = cut.slice(at + 1).join('')
  if (cut[at] === '還') return /^[車款錢書物機]/u.test(rest)
  if (cut[at] === '自動') return /[半全]$/u.test(cut[at - 1] ?? '')
  return (
    cut[at] === '到' &&
    at === 1 &&
    cut.length === 3 &&
    /^\p{Script=Han}{2,3}$/u.test(rest) &&
    !isVerbOrCount(rest)
  )
}

/** Removes words from the end of a text that leave it unfinished: 「粉水比是」, 「一顆到底」. */
export function withoutUnfinishedEnd(text: string): string {
  let cut = cutWords(text)
  while (cut.length > 1 && (LOOSE_ENDS.has(cut.at(-1) ?? '') || /^[\s\p{P}]+$/u.test(cut.at(-1) ?? '')))
    cut = cut.slice(0, -1)
  return cut.join('').replace(ENDED, '')
}

/** Removes a frequency, or an action that fails, from the end of a question's subject: 「副食品一天」, 「破產領不到」. */
export function withoutFrequencyEnd(text: string): string {
  return text.replace(UNABLE_END, '').replace(COUNTED_END, '')
}

/** A verb of change with its direction: 「升高」, 「縮短」. */
const CHANGED = /^[升降增減變加調提拉縮延放][高低多少輕大小快慢長短寬]$/u

/** Whether a text is only a verb, an adverb or a count. */
export function isVerbOrCount(text: string): boolean {
  if (CHANGED.test(text)) return true
  return (
    NO_SUBJECT_ALONE.has(text) ||
    COUNTED.test(text) ||
    MEASURED.test(text) ||
    /^(?:.[完掉]|[^愛嗜偏]好|變.|[^難通透超經]過)$/u.test(text)
  )
}
