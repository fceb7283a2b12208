import {
  clauseSubject,
  cutWords,
  isVerbOrCount,
  withoutFrequencyEnd,
  withoutUnfinishedEnd,
} from './clauses.ts'

/** A word that asks whether something can, will or should be done. */
const MODAL = /^(?:可以|能|會|要|需要|該|應該|有)(?!不)/u
/** A frequency after the subject: 「一個月」, 「每次」. */
const SPAN = /\s?(?:一|每)?個?[月年天次]$/u

/**
 * Turns one form of question into a noun.
 * @param text the question without its mark and without a modal in front
 * @returns undefined if the question has another form; null if it has this form but names nothing
 */
type NounRule = (text: string, question: string) => string | null | undefined

/** The forms of questions. The first rule that applies decides, so a specific form stands before a general one. */
const NOUN_RULES: readonly NounRule[] = [
  // 為什麼…
  (text) => {
    const why = /^為(?:什麼|何)(?:會|要)?(\p{Script=Han}{2,6})$/u.exec(text)?.[1]
    return why === undefined || /^是|[就才不]/u.test(why) ? undefined : `${why}原因`
  },
  // 不換會怎樣
  (text) => {
    const omitted = /^((?:太久|一直)?[不沒]\p{Script=Han}{1,4}?)(?:的話)?會(?:怎麼?樣|如何)$/u.exec(text)?.[1]
    return omitted === undefined ? undefined : `${omitted}的後果`
  },
  // 全口要多少錢
  (text) => {
    const cost =
      /^(.*?)(?:大概|一共|總共)?(?:要|需要|得)?(?:(?:花|付|準備)?(?:多少[錢钱]|多少費用)|花多少)(?:才|比較|最)?(?:合理|合適|合适|划算|正常)?$/u.exec(
        text,
      )?.[1]
    return cost === undefined
      ? undefined
      : withLatinApart(`${withoutUnfinishedEnd(cost).trim().replace(SPAN, '')}費用`)
  },
  // 多久洗一次澡
  (text) => {
    const often =
      /^(.*?)(?:要|該|應該)?(?:多久|幾天|隔多久)(?:要|該)?(\p{Script=Han})一次(\p{Script=Han}{0,3})$/u.exec(
        text,
      )
    return often ? `${often[1]}${often[2] === '換' ? '更換' : often[2]}${often[3]}頻率` : undefined
  },
  // 一天可以喝幾杯
  (text) => {
    const counted =
      /(一天|每天|每日)?(?:可以|能|要|該|應該)?\p{Script=Han}?幾([杯碗匙顆份次層道桌])(?!.*一次)/u.exec(text)
    return counted ? `${counted[1] === undefined ? '' : '每日'}${counted[2]}數` : undefined
  },
  // 哪些情形不賠
  (text) => {
    const [, noun, told] =
      /^(?:哪些|什麼|哪種)(情形|情況|狀況|項目|費用)(不\p{Script=Han}{1,4}|(?:可以|需要|能|要|會)\p{Script=Han}{1,4})$/u.exec(
        text,
      ) ?? []
    return told === undefined ? undefined : `${told}的${noun}`
  },
  // 哪些工作算
  (text) => {
    const counting = /^(?:哪些|什麼|哪種)(\p{Script=Han}{2,4}?)(?:才)?算(?:數|入|在內)?$/u.exec(text)?.[1]
    return counting === undefined ? undefined : `可以算的${counting}`
  },
  // 哪些人可以申請
  (text) => {
    const entitled = /^(?:哪些人|什麼人|哪種人|誰)(?:可以|能)(\p{Script=Han}{1,4})$/u.exec(text)?.[1]
    if (entitled === undefined) return undefined
    return entitled.length < 2 ? '資格' : `${entitled}資格`
  },
  (text) => (/^(?:哪些|什麼|哪種|誰)人?(?:適合|需要|該|可以)/u.test(text) ? '適合對象' : undefined),
  (text) =>
    /^(?:哪些|什麼|哪種|誰)人?(?:不適合|不建議|不能|不該|不可|不用|不需要|不必)/u.test(text)
      ? '不適合對象'
      : undefined,
  (text) => (/多久(?:才|會|可以)?(?:有效|見效|有效果)$/u.test(text) ? '見效時間' : undefined),
  (text) => (/^對(?:誰|什麼人|哪些人)(?:比較|最)?(?:有效|有用|有幫助)$/u.test(text) ? '適用對象' : undefined),
  // 甲和乙差在哪裡
  (text) => {
    const differing =
      /^(\p{L}{2,8})(?:和|跟|與)(\p{L}{2,8}?)(?:差在哪裡?|差別在哪裡?|哪裡不同|(?:有什麼|有何)(?:不同|差別|差異))$/u.exec(
        text,
      )
    return differing ? `${differing[1]}和${differing[2]}差異` : undefined
  },
  // 是甲還是乙好
  (text) => {
    const either =
      /^(?:\w+\s)?(?:是|要|該|應該)?(\p{Script=Han}{2,4}?)(?:比較)?(?:好|划算|合適)?還是(\p{Script=Han}{2,4}?)(?:比較)?(?:好|划算|合適)?$/u.exec(
        text,
      )
    return either ? `${either[1]}或${either[2]}` : undefined
  },
  (text) => (/多久(?:才|就|會|可以|能)*(?:好|痊癒|恢復|復原|消|退)$/u.test(text) ? '復原時間' : undefined),
  // 跟甲不一樣
  (text) => {
    const other =
      /^(?:跟|和|與)(\p{L}{2,8}?)(?:並|其實|有什麼|有何|哪裡)?(?:不一樣|不同|的?差別|的?差異|差在哪裡?)$/u.exec(
        text,
      )?.[1]
    return other === undefined ? undefined : `與${other}的差異`
  },
  // 與甲相比
  (text) => {
    const other = /^(?:跟|和|與)(\p{L}{2,8}?)(?:相比|相較|比起來|比較起來)(?:之下)?$/u.exec(text)?.[1]
    return other === undefined ? undefined : `與${other}的比較`
  },
  // 跟甲哪個好
  (text) => {
    const [, one, other] =
      /^(\p{L}{2,8}?)?(?:跟|和|與)(\p{L}{2,8}?)(?:哪一?[個種]|誰)(?:比較|最)?(?:好|划算|適合|省錢|耐用)$/u.exec(
        text,
      ) ?? []
    return other === undefined ? undefined : `${one ?? ''}與${other}的比較`
  },
  // 吃甲真的有效嗎
  (text) => {
    const works =
      /^(?:看|吃|用|打|做)?(.{2,6}?)(?:真的)?(?:會|有|算)?(?:有效|有用|有幫助|值得|正常|安全|可靠)嗎$/u.exec(
        text,
      )?.[1]
    return works === undefined ? undefined : withoutUnfinishedEnd(works)
  },
  // 甲要幾分鐘算…
  (text) => {
    const until = /^(\p{Script=Han}{2,4}?)(?:要|大約|大概)?幾(秒|分鐘?|天|週|坪|公升)(?:算|才算|以內)/u.exec(
      text,
    )
    return until ? `${until[1]}${until[2] === '分' ? '分鐘' : until[2]}數` : undefined
  },
  // 公司會補助嗎
  (text) => {
    const [, giver, given] =
      /(公司|雇主|健保|保險|政府|學校)(?:會|有|可以)(補助|給付|理賠|賠償|退費|補貼|津貼)嗎$/u.exec(text) ?? []
    return giver === undefined ? undefined : `${giver}${given}`
  },
  // 要準備多久
  (text, question) => {
    if (!MODAL.test(question)) return undefined
    const lasting = /^(\p{Script=Han}{2}|等)(?:多久|多少時間)$/u.exec(text)?.[1]
    if (lasting === undefined || /[要會能可才了後前]|大[約概]|一[般共]/u.test(lasting)) return undefined
    return lasting === '等' ? '等待時間' : `${lasting}時間`
  },
  // 要泡多久
  (text, question) => {
    const verb = MODAL.test(question)
      ? /^(\p{Script=Han})(?:多久|多少時間|幾個?(?:小時|分鐘|鐘頭))$/u.exec(text)?.[1]
      : undefined
    return verb === undefined || /[用穿戴撐放留存擺花過隔才要久]/u.test(verb) ? undefined : `${verb}的時間`
  },
  // 甲要提前多久乙
  (text) => {
    const ahead =
      /^(.*?)(?:要|該|應該)?(?:提前|提早)?多久(?:以?前)?(?![會才能可要好])(\p{Script=Han}{1,2})$/u.exec(text)
    if (ahead === null) return undefined
    const [, before = '', act = ''] = ahead
    // 「申請後多久入帳」 asks for the time of what follows.
    const named = /[後完]$/u.test(before) && act.length === 2 ? act : before
    return `${named || (act.length === 2 ? act : '準備')}時間`
  },
  // 要多少水量
  (text) => {
    const measure = /多少(\p{Script=Han}{2,4})$/u.exec(text)?.[1]
    return measure === undefined || /^(?:時間|才|最|比|合理|合適|適合|正常)/u.test(measure)
      ? undefined
      : measure
  },
  // 可以吃什麼
  (text) => {
    const eaten = /^(?:可以|要|該|應該)?(吃|喝)(?:什麼|哪些)(?:\p{Script=Han}{0,4})$/u.exec(text)?.[1]
    if (eaten === undefined) return undefined
    return eaten === '吃' ? '飲食' : '飲品'
  },
  // 有哪些種類
  (text) => {
    const kind = /(?:哪些|(?<!為)什麼|哪一?種)(\p{Script=Han}{2,4})$/u.exec(text)?.[1]
    const isVague =
      kind === undefined || /^(?:樣|時候|意思|東西|事情|不同|差別|地方|問題|原因|關係|用$)/u.test(kind)
    return isVague ? undefined : kind
  },
  // 需要先上底漆嗎
  (text) => /(?:^|要|需要|可以|能)(?:先)?[上用加裝打塗買](?!人的)(\p{Script=Han}{2,4})嗎$/u.exec(text)?.[1],
  // 甲一定要乙嗎
  (text) => {
    const done =
      /(?<=\p{Script=Han}{2})(?:一定)?(?:要|需要|必須)(?![先再多花很])(\p{Script=Han}{2,3})嗎$/u.exec(
        text,
      )?.[1]
    return done === undefined || isVerbOrCount(done) ? undefined : done
  },
  // 甲修得好嗎、甲擋得住乙嗎
  (text) => {
    const found =
      /^(\p{Script=Han}{2,8}?)\p{Script=Han}得(?:過|到|了|完|好|掉|動|起來?|住|下|出|回來?)(\p{Script=Han}{2,6})?嗎$/u.exec(
        text,
      )
    return found === null ? undefined : (found[2] ?? found[1])
  },
  // 甲是什麼原因
  (text) => {
    const reason = /^(.{2,8}?)(?:是|有)(?:什麼|哪些)原因$/u.exec(text)?.[1]
    return reason === undefined ? undefined : `${reason}原因`
  },
  (text) => (/幾歲/u.test(text) ? '年齡' : undefined),
  // 什麼時候吃比較好
  (text) => {
    const moment = /(?:幾個月|什麼時候|何時|幾點)(?:可以|能|要|該|應該|才)?(\p{Script=Han}{2,4})$/u.exec(
      text,
    )?.[1]
    if (moment === undefined) return undefined
    const done = moment
      .replace(/(?:比較|最|才)?(?:好|適合|合適|恰當|划算)$/u, '')
      .replace(/[吃用]$/u, (verb) => (moment.length > 2 ? '' : verb))
    return done === '' ? null : `${done}${[...done].length === 2 ? '時間' : '的時機'}`
  },
  // 甲可以用多久
  (text) => {
    const lasting = /^(.*?)(?:可以|能|會)?(用|穿|戴|撐|放|留|存|擺|保存)(?:多久|幾年|幾天|幾個?月)$/u.exec(
      text,
    )
    if (!lasting) return undefined
    return /[放留存擺]/u.test(lasting[2] ?? '') ? '保存期限' : '使用壽命'
  },
  // 可以退貨嗎
  (text, question) => {
    const whether = MODAL.test(question) ? /^(\p{Script=Han}{2,6})嗎$/u.exec(text)?.[1] : undefined
    return whether === undefined || /[不一]/u.test(whether) ? undefined : whether
  },
  // 要不要報稅
  (text) =>
    /^(?:要不要|會不會|能不能|可不可以|需不需要|該不該)(?![再先多很])(\p{Script=Han}{2,6})$/u.exec(text)?.[1],
  // 甲壞了怎麼辦
  (text) => {
    const failing = /^(.{2,8}?)(?:了|時)?(?:該|要)?怎麼辦$/u.exec(text)?.[1]
    if (failing === undefined) return undefined
    const what = withoutFrequencyEnd(failing)
    if (/[不沒]/u.test(what)) return `${what}的處理`
    if (what.includes('的')) return null
    return `${what}${happens(what) ? '時的' : ''}處理`
  },
  // 肉怎麼切
  (text) => {
    const handled = /^(\p{Script=Han})(?:要|該|應該)?(?:怎麼|如何)([排切拍洗煮泡包吃用])$/u.exec(text)
    return handled ? `${handled[1]}的${handled[2]}法` : undefined
  },
  // 怎麼保存
  (text) => {
    const doing = /^(?:怎麼|如何)(\p{Script=Han}{2,3})$/u.exec(text)?.[1]
    return doing === undefined || /^[辦做樣一才會要]|[才會要]$/u.test(doing) ? undefined : `${doing}方式`
  },
]

/** Whether a text tells what happens, and is no noun: 「半夜痛起來」, 「被拒絕」, 「英文爛」. */
function happens(text: string): boolean {
  const parts = cutWords(text)
  return (
    parts.length > 2 ||
    clauseSubject(text) !== null ||
    /^被|起來$/u.test(text) ||
    [...(parts[1] ?? '')].length === 1
  )
}

/** What a question asks about, as a noun: 「全口要多少錢」 → 「全口費用」, 「多久洗一次澡」 → 「洗澡頻率」; null for other questions. */
export function nounOfQuestion(question: string): string | null {
  const text = question.replace(/[\s？?]+$/u, '').replace(MODAL, '')
  for (const rule of NOUN_RULES) {
    const noun = rule(text, question)
    if (noun !== undefined) return noun
  }
  return null
}

/** Adds a space between letters or digits and Chinese: 「POS 費用」. */
function withLatinApart(text: string): string {
  return text.replace(/([A-Za-z\d])(?=\p{Script=Han})/gu, '$1 ')
}
