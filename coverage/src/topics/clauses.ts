const words = (list: string) => new Set(list.split(' '))

const SEGMENTER = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/**
 * Words that begin the predicate after a subject: verbs of everyday Chinese, auxiliaries, negation, comparison. A text with one of
 * them is a clause and no name, because a name says what a thing is called and not what it does.
 */
const PREDICATES = words(
  '是 只 只有 有 也有 會 會變 看 選 要 能 可 可以 應 應該 該 需 需要 必須 不 不要 不會 不能 不肯 不想 不用 不必 不是 沒 沒有 別 更 太 太緊 很 較 比較 也 都 就 才 還 還是 已 已經 一直 曾 曾經 再 被 把 讓 給 使 令 靠 來 去 到 破 占 佔 幫 幫了 變 變成 變得 成為 包含 包括 減少 增加 降低 提高 導致 造成 拿回 放下 在意 像 怕 愛 喜歡 覺得 知道 告訴 建議 適合 屬於 等於 超過 達到 拿到 需 請 說 問 做 買 放 吃 喝 帶 換 先 各 抓 挑 自動 直接 一起 一定 這樣 這麼 那樣 那麼 特別 容易',
)
/** The same in one word of the dictionary: 「也會」, 「很慢」. */
const PREDICATE = /^(?:[也都就才還只不]+(?:會|能|要|是|有|可以?)|[很太更]\p{Script=Han})$/u
/** Words that no name ends with, because the sentence would be cut off after them. */
const LOOSE_ENDS = words(
  '是 有 會 要 到 到底 究竟 大約 大概 通常 一般 平均 一直 或 與 和 及 也 都 就 才 被 把 讓 給 跟 對 從 於 為 的 得 了 過 該 可 能 可以 需要 應該 不 沒有 還 再 最 更 很 太 時 在 以 而 但 並 將 等',
)
/** Verbs, adverbs and counts. Alone they name no subject; together with a noun they may. */
const NO_NOUNS = words(
  '增加 減少 持續 常用 常見 降低 提高 改善 影響 造成 導致 產生 發生 出現 提供 使用 利用 選擇 注意 避免 預防 確認 檢查 調整 控制 維持 保持 處理 處置 解決 完成 開始 結束 進行 需要 建議 推薦 適合 包含 包括 加入 加上 拿到 拿回 省下 降到 升到 拔掉 丟掉 換掉 放進 放入 取出 拿出 打開 關上 離開 回來 過來 出來 起來 下來 上來 進去 出去 下去 入睡 醒來 調粗 調細 換算 申請 詢問 購買 挑選 比較 成功 失敗 重要 容易 困難 簡單 方便 嚴重 輕微 明顯 自然 正常 一般 通常 平均 大約 大概 左右 以上 以下 之後 之前 以後 以前 同時 立即 馬上 直接 一起 分別 全部 部分 整個 所有 任何 許多 多數 少數 大多 其他 另外 相關 不同 相同 類似 特別 尤其 例如 可能 應該 可以 必須 一定 一條 一顆 一萬 一點 一些 一下 一次 一半 好吃 酥脆 油膩 便宜 昂貴 很多 太多 不足 過多 過高 過低 連續 定期 每天 每日 每週 每月 每年 今天 昨天 今年 去年 餘額 等待 以內 超過 不到 達到 扣掉 重新 凍硬 抓洗 支援 線上 有效 睡不著 上午 下午 早上 中午 晚上 凌晨 孩子 小孩 全程 現場 多久 專家 白天 夜裡 禮拜 星期 實際 一直 挑選 爭取 結果',
)
const COUNTED =
  /^(?:前|後|近|約|小|大|多|少|再|差)?[一二兩三四五六七八九十半每幾單]\s?[大小整]?[個顆條張片塊支件次杯碗組種份位人名間家台輛瓶盒包天年月週日度元萬千百點半桌匙晚成段層坪歲招趟頓餐倍號碼級雙]+式?$/u
/** A time of day, a length of time or a multiple: 「下午三點」, 「兩小時」, 「十倍」, 「前兩天」. */
const MEASURED =
  /^(?:[上下]午|早上|中午|晚上|凌晨|前|後|約|近|小|少|多)?[\d一二兩三四五六七八九十百千半]+\s?個?(?:小時|分鐘|鐘頭|點半?|天|週|月|年|倍|成|度|公分|公斤|公升)?$/u
/** The end of a phrase for a time: 「刷油漆前」. */
const WHEN = /(?:前|後|時|時候)$/u
/** Endings of verbs: 「預查到」, 「冷了」. */
const ENDED = /(?<!報|遲|周|為|罷)[到了]$/u
const SPAN = /\s?(?:一|每)?個?[月年天次]$/u
/** A duration or a count after the subject of a question: 「副食品一天」. */
const COUNTED_END = /(?<=..)\s?(?:[一二兩三半每幾]|\d+)\s?個?(?:月|年|天|次|週|日|晚)$/u
/** A failing action after a subject: 「破產領不到」. */
const UNABLE_END = /(?<=..)\p{Script=Han}不[到著了完起動掉開]$/u
const MODAL = /^(?:可以|能|會|要|需要|該|應該|有)/u
/** A subject and a question that asks whether: 「奶量會不會掉」, 「雙眼皮能不能消」, 「噪音大不大」. */
const WHETHER =
  /^(.{2,6}?)(?:(?:會不會|能不能|要不要|可不可以|是不是|有沒有).{1,6}|(\p{Script=Han})不\2[？?]?)$/u
/** What stands before a subject without belonging to it: 「沒有溫度計」, 「那口說也要考嗎」. */
const BEFORE_SUBJECT = /^(?:沒有|沒|那(?![麼樣裡些個]))/u

/** Splits a text into words. */
export function cutWords(text: string): string[] {
  return [...SEGMENTER.segment(text)].map(({ segment }) => segment)
}

/** The subject of a clause, empty when it cannot be a name (a single character, a time); null when the text is no clause. */
export function clauseSubject(text: string): string | null {
  const asked = WHETHER.exec(text)?.[1]
  if (asked !== undefined) return isVerbOrCount(asked) || WHEN.test(asked) ? '' : asked
  const cut = cutWords(text)
  const at = cut.findIndex((word, index) => index > 0 && (PREDICATES.has(word) || PREDICATE.test(word)))
  // 「需要許可的行業」 and 「公司需要準備的資料」 are names: the clause before 的 only qualifies the noun.
  if (at < 0 || cut.slice(at, -1).includes('的')) return null
  const subject = withoutUnfinishedEnd(cut.slice(0, at).join('').replace(BEFORE_SUBJECT, ''))
  return [...subject].length < 2 || /[的，、]/u.test(subject) || WHEN.test(subject) || isVerbOrCount(subject)
    ? ''
    : subject
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
    NO_NOUNS.has(text) ||
    COUNTED.test(text) ||
    MEASURED.test(text) ||
    /^(?:.[完掉]|[^愛嗜偏]好|變.|[^難通透超經]過)$/u.test(text)
  )
}

/** What a question asks about, as a noun: 「全口要多少錢」 → 「全口費用」, 「多久洗一次澡」 → 「洗澡頻率」; null for other questions. */
export function nounOfQuestion(question: string): string | null {
  const text = question.replace(/[\s？?]+$/u, '').replace(MODAL, '')
  const why = /^為(?:什麼|何)(?:會|要)?(\p{Script=Han}{2,6})$/u.exec(text)
  if (why && !/[就才不]/u.test(why[1] ?? '')) return `${why[1]}原因`
  const english = nounOfEnglish(text)
  if (english !== null) return english
  const cost = /^(.*?)(?:大概|一共|總共)?(?:要|需要|得)?(?:(?:花|付|準備)?(?:多少錢|多少費用)|花多少)$/u.exec(
    text,
  )
  if (cost)
    return withLatinApart(
      `${withoutUnfinishedEnd(cost[1] ?? '')
        .trim()
        .replace(SPAN, '')}費用`,
    )
  const often =
    /^(.*?)(?:要|該|應該)?(?:多久|幾天|隔多久)(?:要|該)?(\p{Script=Han})一次(\p{Script=Han}{0,3})$/u.exec(
      text,
    )
  if (often) return `${often[1]}${often[2]}${often[3]}頻率`
  const counted =
    /(一天|每天|每日)?(?:可以|能|要|該|應該)?\p{Script=Han}?幾([杯碗匙顆份次層道桌])(?!.*一次)/u.exec(text)
  if (counted) return `${counted[1] === undefined ? '' : '每日'}${counted[2]}數`
  const entitled = /^(?:哪些人|什麼人|哪種人|誰)(?:可以|能)(\p{Script=Han}{1,4})$/u.exec(text)?.[1]
  if (entitled !== undefined) return entitled.length < 2 ? '資格' : `${entitled}資格`
  if (/^(?:哪些|什麼|哪種|誰)人?(?:適合|需要|該|可以)/u.test(text)) return '適合對象'
  if (/^(?:哪些|什麼|哪種|誰)人?(?:不適合|不建議|不能|不該|不可|不用|不需要|不必)/u.test(text))
    return '不適合對象'
  if (/多久(?:才|會|可以)?(?:有效|見效|有效果)$/u.test(text)) return '見效時間'
  if (/^對(?:誰|什麼人|哪些人)(?:比較|最)?(?:有效|有用|有幫助)$/u.test(text)) return '適用對象'
  const differing =
    /^(\p{L}{2,8})(?:和|跟|與)(\p{L}{2,8}?)(?:差在哪裡?|差別在哪裡?|哪裡不同|(?:有什麼|有何)(?:不同|差別|差異))$/u.exec(
      text,
    )
  if (differing) return `${differing[1]}和${differing[2]}差異`
  const either =
    /^(?:是|要|該|應該)?(\p{Script=Han}{2,4}?)還是(\p{Script=Han}{2,4}?)(?:比較)?(?:好|划算|合適)?$/u.exec(
      text,
    )
  if (either) return `${either[1]}或${either[2]}`
  if (/多久(?:才|就|會|才會|就會|可以|能)*(?:好|痊癒|恢復|復原|消|退)$/u.test(text)) return '復原時間'
  const apart =
    /^(?:跟|和|與)(\p{L}{2,8}?)(?:並|其實|有什麼|有何|哪裡)?(?:不一樣|不同|的?差別|的?差異|差在哪裡?)$/u.exec(
      text,
    )?.[1]
  if (apart !== undefined) return `與${apart}的差異`
  const works = /^(?:看|吃|用|打|做)?(.{2,6}?)(?:真的)?(?:會|有)?(?:有效|有用|有幫助|值得)嗎$/u.exec(
    text,
  )?.[1]
  if (works !== undefined) return withoutUnfinishedEnd(works)
  const until = /^(\p{Script=Han}{2,4}?)(?:要|大約|大概)?幾(秒|分鐘?|天|週|坪|公升)(?:算|才算|以內)/u.exec(
    text,
  )
  if (until) return `${until[1]}${until[2] === '分' ? '分鐘' : until[2]}數`
  const ahead =
    /^(.*?)(?:要|該|應該)?(?:提前|提早)?多久(?:以?前)?(?![會才能可要好])(\p{Script=Han}{1,2})$/u.exec(text)
  if (ahead) return `${ahead[1] || (ahead[2]?.length === 2 ? ahead[2] : '準備')}時間`
  const measure = /多少(\p{Script=Han}{2,4})$/u.exec(text)?.[1] ?? ''
  if (measure !== '' && !/^(?:時間|才|最|比)/u.test(measure)) return measure
  const eaten = /^(?:可以|要|該|應該)?(吃|喝)(?:什麼|哪些)(?:\p{Script=Han}{0,4})$/u.exec(text)?.[1]
  if (eaten !== undefined) return eaten === '吃' ? '飲食' : '飲品'
  const kind = /(?:哪些|什麼|哪一?種)(\p{Script=Han}{2,4})$/u.exec(text)?.[1] ?? ''
  if (kind !== '' && !/^(?:時候|意思|東西|事情|不同|差別|地方|問題|原因|關係|用$)/u.test(kind)) return kind
  const needed = /(?:^|要|需要|可以|能)(?:先)?[上用加裝打塗買](?!人的)(\p{Script=Han}{2,4})嗎$/u.exec(
    text,
  )?.[1]
  if (needed !== undefined) return needed
  const done =
    /(?<=\p{Script=Han}{2})(?:一定)?(?:要|需要|必須)(?![先再多花很])(\p{Script=Han}{2,3})嗎$/u.exec(text)?.[1]
  if (done !== undefined && !isVerbOrCount(done)) return done
  const reason = /^(.{2,8}?)(?:是|有)(?:什麼|哪些)原因$/u.exec(text)?.[1]
  if (reason !== undefined) return `${reason}原因`
  if (/幾歲/u.test(text)) return '年齡'
  const moment = /(?:幾個月|什麼時候|何時|幾點)(?:可以|能|要|該|應該|才)?(\p{Script=Han}{2,4})$/u.exec(
    text,
  )?.[1]
  if (moment !== undefined) {
    const done = moment
      .replace(/(?:比較|最|才)?(?:好|適合|合適|恰當|划算)$/u, '')
      .replace(/[吃用]$/u, (verb) => (moment.length > 2 ? '' : verb))
    return done === '' ? null : `${done}${[...done].length === 2 ? '時間' : '的時機'}`
  }
  const lasting = /^(.*?)(?:可以|能|會)?(用|穿|戴|撐|放)(?:多久|幾年|幾天)$/u.exec(text)
  if (lasting) return lasting[2] === '放' ? '保存期限' : '使用壽命'
  const whether = MODAL.test(question) ? /^(\p{Script=Han}{2,6})嗎$/u.exec(text)?.[1] : undefined
  if (whether !== undefined && !/[不一]/u.test(whether)) return whether
  const failing = /^(.{2,8}?)(?:了|時)?(?:該|要)?怎麼辦$/u.exec(text)
  if (failing) {
    const what = withoutFrequencyEnd(failing[1] ?? '')
    return `${what}${/[不沒]/u.test(what) ? '的' : ''}處理`
  }
  const handled = /^(\p{Script=Han})(?:要|該|應該)?(?:怎麼|如何)([排切拍洗煮泡包吃用])$/u.exec(text)
  if (handled) return `${handled[1]}的${handled[2]}法`
  const doing = /^(?:怎麼|如何)(\p{Script=Han}{2,3})$/u.exec(text)?.[1] ?? ''
  return doing === '' || /^[辦做樣一才會要]|[才會要]$/u.test(doing) ? null : `${doing}方式`
}

/** Adds a space between letters or digits and Chinese: 「POS 費用」. */
function withLatinApart(text: string): string {
  return text.replace(/([A-Za-z\d])(?=\p{Script=Han})/gu, '$1 ')
}

/** "How long does it take" asks about a time, "Can you do it in an apartment" about the apartment. */
function nounOfEnglish(text: string): string | null {
  if (/^how long\b/i.test(text)) return 'Time needed'
  if (/^how much\b.*\bcost\b|^what does .* cost$/i.test(text)) return 'Cost'
  const amount = /^how much (.+?) (?:should|do|does|can|is|are)\b/i.exec(text)?.[1]
  if (amount !== undefined) return `${amount.charAt(0).toUpperCase()}${amount.slice(1)} amount`
  const place =
    /^(?:can|could|should)\s(?:you|i|we)\b.*\s(?:in|on|with|for|at)\s(?:an?\s|the\s|my\s|your\s)?([a-z]+(?:\s[a-z]+)?)$/i.exec(
      text,
    )
  const thing =
    /^do(?:es)? (?:\w+ ){1,2}(?:really )?need (?:an?\s|the\s|any\s)?([a-z]+(?:\s[a-z]+)?)$/i.exec(
      text,
    )?.[1] ??
    /^is (?:an?\s|the\s)([a-z]+) (?:enough|worth|good|safe|necessary|needed)\b/i.exec(text)?.[1] ??
    /^(?:what|which) (?:is|are) (?:an?\s|the\s)?(?:good|best|cheapest|right|normal|ideal)\s([a-z]+)\b/i.exec(
      text,
    )?.[1]
  const noun = place?.[1] ?? thing ?? ''
  return noun === '' ? null : noun.charAt(0).toUpperCase() + noun.slice(1)
}
