import { normalise } from '@gaplens/text/terms'
import { cleanHeading } from '../headings.ts'
import type { CoverageTable, TableTopic } from './coverage-table.ts'

/** Words of judgement, number or demand. A neutral name contains none. */
const JUDGING =
  /[不沒無未勿別非免禁必須應該可能會要得最只都全均皆假偽騙詐差壞毒害亂黑貴死贏輸]|取代|治[癒好]|治療(?!$|\s*[A-Z]|用|費|方|時|流|選|與|期)|安心|放心|保證|首選|唯一|冠軍|推薦|必買|優惠|[\d一二兩三四五六七八九十百千萬半零]|\b(?:no|not|never|best|worst|zero|free|toxic|scam|fake|ever|only|all|must)\b|[\p{L}\p{N}][.@][\p{L}\p{N}]/iu
/** Neutral words that contain a character of `JUDGING`, and questions that ask whether. */
const HARMLESS =
  /what not to|[消病中]毒|假[牙日期單]|[休請放]假|差多少|[率價溫時誤]差|第[一二三四五](?!名)|什麼時候要|何時[要該]|(?:什麼人|誰|哪些人)不適合|不適合\S{0,6}的人|不適合的?(?:對象|族群)|會員|會計|社會|[應備]備|應用|效應|供應|功能|性能|機能|節能|能源|能量|要點|重要|主要|需要|必要|必備|差異|差別|落差|無線|免疫|非洲|別墅|類別|性別|全口|安全(?!無)|全身|全部|全館|都市|害蟲|蟲害|病害|該換|得獎|[會能可要該]不[會能可要該]以?/giu
/** Words for aspects of a subject (cost, time, method). A name may use them even if no page does. */
const ASPECT =
  /(?:價格|費用|價錢|成本|花費|時間|時機|頻率|次數|期間|期限|週期|天數|長度|方法|方式|做法|作法|步驟|流程|程序|手法|技巧|訣竅|種類|類型|分類|類別|款式|原因|成因|理由|症狀|徵兆|判斷|診斷|檢查|檢測|治療|用藥|照護|照顧|護理|保養|清潔|清洗|維護|預防|處理|挑選|選擇|選購|準備|保存|存放|收納|影響|效果|功效|作用|好處|優點|缺點|優缺點|優勢|風險|副作用|注意事項|注意|提醒|比較|對比|差異|差別|區別|關係|定義|意義|介紹|由來|起源|歷史|背景|特色|特徵|條件|資格|限制|規定|規範|法規|文件|應備文件|資料|證據|申請|申訴|糾紛|補助|補貼|保險|保固|保障|安全|品質|標準|建議|評估|計算|公式|比例|數量|份量|劑量|用量|大小|尺寸|重量|容量|溫度|濕度|光線|材料|食材|配料|成分|工具|器材|設備|硬體|軟體|系統|功能|管理|分析|報表|行銷|整合|安裝|設定|操作|使用|更換|維修|替代|搭配|用途|場合|場景|地點|位置|環境|空間|季節|季節性|行程|交通|路線|住宿|門票|營養|熱量|飲食|運動|習慣|教學|範例|案例|經驗|心得|常見|問題|錯誤|失敗|迷思|疑問|對象|適合|族群|人群|的人|什麼|什麼是|是什麼|怎麼|怎麼看|怎麼選|如何|哪些|多少|多久|幾次|何時|cost|price|time|size|types?|how|what|why|when|tips?|steps?|methods?|storage|safety|problems?|comparison|\b(?:what|of|and|the|a|an|to|for|in|with|vs|your|is)\b)/giu
const JOINING = /[與和及跟或的、／・·&+-]/gu
/** The end of a heading that asks what, how or which; the part before it is a name. A heading that asks whether contains no name. */
const ASKS = /(?:有|包含|包括|要)?哪些.*$|是什麼.*$|(?:該|要)?(?:怎麼|如何).*$|[?？]$/u
const WHETHER = /[嗎呢]|[會能可要該是]不[會能可要該是]/u

/** The headings and the text of a subject, with which proposed names are compared. */
export interface SubjectWords {
  readonly titles: ReadonlySet<string>
  readonly text: string
}

/** The headings and the text of a subject, from pages and the AI Overview. */
export function wordsOf(topic: TableTopic): SubjectWords {
  const titles = titlesOf(topic)
  return {
    titles: new Set(
      titles
        .filter((title) => !WHETHER.test(title))
        .map((title) => withoutSpaces(cleanHeading(title).replace(ASKS, ''))),
    ),
    text: withoutSpaces([...titles, ...textsOf(topic)].join('\n')),
  }
}

/** Whether any page contains a piece of text. */
export type TextSearch = (piece: string) => boolean

export function pageTextSearch({ corpus }: Pick<CoverageTable, 'corpus'>): TextSearch {
  const all = withoutSpaces(corpus.claims.map(({ claim }) => `${claim.heading}\n${claim.text}`).join('\n'))
  const known = new Map<string, boolean>()
  return (piece) => {
    const said = known.get(piece) ?? all.includes(piece)
    known.set(piece, said)
    return said
  }
}

/** From this likelihood on, a page's headings may name the subject. */
const LIKELY = 0.5

function titlesOf({ name, aliases, statements, verdicts, seeds }: TableTopic): string[] {
  return [
    name,
    // The first alias may be the model's own name.
    ...aliases.slice(1),
    ...statements.map(({ label }) => label),
    // A page that hardly treats the subject has headings of other ones.
    ...verdicts.flatMap(({ likelihood, quotes }) =>
      likelihood < LIKELY ? [] : quotes.map(({ heading }) => heading),
    ),
    ...seeds.flatMap(({ section }) => (section === null ? [] : [section.section.heading])),
  ]
}

function textsOf({ statements, questions, seeds }: TableTopic): string[] {
  return [
    ...statements.map(({ text }) => text),
    ...questions,
    ...seeds.flatMap(({ section }) => (section?.claims ?? []).map(({ claim }) => claim.text)),
  ]
}

/** Least share of a name that consists of the subject's own words and of words for aspects. */
const OWN_SHARE = 0.5
/** A name of words for aspects only must share at least this share of its letters with the text about the subject. */
const ASPECT_NAME_SHARE = 0.25

/**
 * Whether a proposed name states nothing that the pages do not. It is a heading or label of the subject; or it is neutral and
 * consists of words of the pages and words for aspects, at least half of them the subject's own.
 */
export function isMadeOfPageWords(name: string, { titles, text }: SubjectWords, isSaid: TextSearch): boolean {
  const own = withoutSpaces(name)
  if (titles.has(own)) return true
  if (JUDGING.test(name.replace(HARMLESS, ''))) return false
  const units = unitsOf(normalise(name).replace(JOINING, ' ').replace(ASPECT, ASPECT_MARK))
  const all = unitsOf(normalise(name).replace(JOINING, ' ')).length
  const others = units.filter((unit) => unit !== ASPECT_MARK)
  const aspects = all - others.length
  const spoken = others.filter((unit, at) => {
    if (unit.length > 1) return text.includes(unit.slice(0, Math.max(STEM, unit.length - STEM)))
    const pairs = [others.slice(Math.max(0, at - 1), at + 1), others.slice(at, at + 2)]
    return (
      text.includes(unit) &&
      pairs.some((pair) => pair.length > 1 && (isSaid(pair.join('')) || text.includes(pair.join(''))))
    )
  }).length
  if (spoken > 0) return spoken + aspects >= OWN_SHARE * all
  const letters = [...own]
  const shared = letters.filter((letter) => text.includes(letter)).length
  return aspects >= OWN_SHARE * all && shared >= ASPECT_NAME_SHARE * letters.length
}

/** Replaces a word for an aspect before a name is split into units. */
const ASPECT_MARK = '◆'
/** Greatest length of an English word's ending, and least length of its stem. */
const STEM = 4

/** Chinese characters one by one, words of other scripts whole. */
function unitsOf(text: string): string[] {
  return text.match(/◆|\p{Script=Han}|[^\p{Script=Han}\s◆]+/gu) ?? []
}

/** A text without white space except line breaks, in normal form, for comparison. */
export function withoutSpaces(text: string): string {
  return normalise(text).replace(/[^\S\n]+/gu, '')
}
