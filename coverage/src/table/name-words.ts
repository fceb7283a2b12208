import { normalise } from '@gaplens/text/terms'
import { textBags } from '@gaplens/text/text-bags'
import { WordMatches } from '@gaplens/text/word-matches'
import { PROBABLE } from '../certainty.ts'
import type { Corpus } from '../corpus/corpus.ts'
import { cleanHeading } from '../headings.ts'
import type { CoverageTable, TableTopic } from './coverage-table.ts'
import { isNamingWord } from './naming-words.ts'
import { contentWords, isNeutral, isQuestion } from './neutral-names.ts'

/** Words for aspects of a subject (cost, time, method). A name may use them even if no page does. */
const ASPECT =
  /(?:包含|簡介|後果|備案|對策|須知|應對|因應|考量|推估|估算|益處|各項|各級|能否|可否|與否|行情|格局|情形|狀況|適用|價格|費用|價錢|成本|花費|時間|時機|頻率|次數|期間|期限|週期|天數|長度|方法|方式|做法|作法|步驟|流程|程序|手法|技巧|訣竅|種類|類型|分類|類別|款式|原因|成因|理由|症狀|徵兆|判斷|診斷|檢查|檢測|治療|用藥|照護|照顧|護理|保養|清潔|清洗|維護|預防|處理|挑選|選擇|選購|準備|保存|存放|收納|影響|效果|功效|作用|好處|優點|缺點|優缺點|優勢|風險|副作用|注意事項|注意|提醒|比較|對比|差異|差別|區別|關係|定義|意義|介紹|由來|起源|歷史|背景|特色|特徵|條件|資格|限制|規定|規範|法規|文件|應備文件|資料|證據|申請|申訴|糾紛|補助|補貼|保險|保固|保障|安全|品質|標準|建議|評估|計算|公式|比例|數量|份量|劑量|用量|大小|尺寸|重量|容量|溫度|濕度|光線|材料|食材|配料|成分|工具|器材|設備|硬體|軟體|系統|功能|管理|分析|報表|行銷|整合|安裝|設定|操作|使用|更換|維修|替代|搭配|用途|場合|場景|地點|位置|環境|空間|季節|季節性|行程|交通|路線|住宿|門票|營養|熱量|飲食|運動|習慣|教學|範例|案例|經驗|心得|常見|問題|錯誤|失敗|迷思|疑問|對象|適合|族群|人群|的人|什麼|什麼是|是什麼|怎麼|怎麼看|怎麼選|如何|哪些|多少|多久|幾次|何時|cost|price|time|size|types?|how|what|why|when|tips?|steps?|methods?|storage|safety|problems?|comparison|\b(?:what|of|and|the|a|an|to|for|in|with|vs|your|is)\b)/giu
/** The end of a heading that asks what, how or which; the part before it is a name. A heading that asks whether contains no name. */
const ASKS = /(?:有|包含|包括|要)?哪些.*$|是什麼.*$|(?:該|要)?(?:怎麼|如何).*$|[?？]$/u
const WHETHER = /[嗎呢]|[會能可要該是]不[會能可要該是]/u

/** The headings and the text of a subject, with which proposed names are compared. */
export interface SubjectWords {
  readonly titles: ReadonlySet<string>
  readonly text: string
  /** The text without questions that ask whether: these say nothing of the subject. */
  readonly said: string
}

/**
 * The headings and the text of a subject, from pages and the AI Overview.
 * @param textOf the text of a claim (`claimTexts`)
 */
export function wordsOf(topic: TableTopic, textOf: (claimId: string) => string): SubjectWords {
  const titles = titlesOf(topic)
  const pieces = [...titles, ...textsOf(topic, textOf)]
  return {
    titles: new Set(
      titles
        .filter((title) => !WHETHER.test(title))
        .map((title) => withoutSpaces(cleanHeading(title).replace(ASKS, ''))),
    ),
    ...saidIn(pieces),
  }
}

/** What some pieces of text say. */
export function saidIn(pieces: readonly string[]): Pick<SubjectWords, 'text' | 'said'> {
  return {
    text: withoutSpaces(pieces.join('\n')),
    said: withoutSpaces(pieces.filter((piece) => !WHETHER.test(piece)).join('\n')),
  }
}

/** Whether any page contains a piece of text. */
export type TextSearch = (piece: string) => boolean

/** Searches the pages with their titles, the keyword, and what Google shows. */
export function pageTextSearch({ corpus, keyword, statements, topics }: CoverageTable): TextSearch {
  const all = withoutSpaces(
    [
      keyword,
      ...corpus.pages.map(({ source }) => source.page?.title ?? ''),
      ...corpus.claims.map(({ claim }) => `${claim.heading}\n${claim.text}`),
      ...statements.map(({ label, text }) => `${label}\n${text}`),
      ...topics.flatMap(({ questions }) => questions),
    ].join('\n'),
  )
  const known = new Map<string, boolean>()
  return (piece) => {
    const isFound = known.get(piece) ?? all.includes(piece)
    known.set(piece, isFound)
    return isFound
  }
}

/** The text of each claim, by its id; empty for an unknown one. */
export function claimTexts({ corpus }: Pick<CoverageTable, 'corpus'>): (claimId: string) => string {
  const texts = new Map(corpus.claims.map(({ claim }) => [claim.id, claim.text]))
  return (claimId) => texts.get(claimId) ?? ''
}

function titlesOf({ name, aliases, statements, verdicts, seeds }: TableTopic): string[] {
  return [
    name,
    // The first alias may be the model's own name.
    ...aliases.slice(1),
    ...statements.map(({ label }) => label),
    // A page that hardly treats the subject has headings of other ones.
    ...verdicts.flatMap(({ likelihood, quotes }) =>
      likelihood < PROBABLE ? [] : quotes.map(({ heading }) => heading),
    ),
    ...seeds.flatMap(({ section }) => (section === null ? [] : [section.section.heading])),
  ]
}

/** The texts of the seeds, of the AI Overview and of the passages that a judge cited. */
function textsOf(
  { statements, questions, seeds, verdicts }: TableTopic,
  textOf: (claimId: string) => string,
): string[] {
  return [
    ...statements.map(({ text }) => text),
    ...questions,
    ...seeds.flatMap(({ section }) => (section?.claims ?? []).map(({ claim }) => claim.text)),
    ...verdicts.flatMap(({ quotes, cited }) => quotes.slice(0, cited).map(({ id }) => textOf(id))),
  ]
}

/** Whether a proposed name judges, counts and demands nothing that is not said: a heading of the subject, or a neutral name. */
export function statesNothing(name: string, { titles, said }: SubjectWords): boolean {
  const plain = withoutSpaces(name)
  return titles.has(plain) || (isNeutral(name, said) && (!isLikeASentence(name) || said.includes(plain)))
}

/** From this number of Chinese characters on, words in a row without anything that joins nouns are mostly a sentence. */
const SENTENCE_MIN = 8
const JOINS_NOUNS = /[的與和及跟或、／/]/u

/** Whether a name may say something instead of naming it, of known words alone: 「自用車直達觀日平台」. Questions say nothing. */
function isLikeASentence(name: string): boolean {
  const width = name.match(/\p{Script=Han}/gu)?.length ?? 0
  return width >= SENTENCE_MIN && !JOINS_NOUNS.test(name) && !isQuestion(name)
}

/** A word is like one of the subject's from this score of `WordMatches` on. */
const LIKE = 0.24

/** Whether each word of a name is about the subject, on a page, a word for an aspect, usual in names, or like a word of the subject. */
export function areWordsKnown(
  name: string,
  { text }: Pick<SubjectWords, 'text'>,
  { vocabulary }: Corpus,
  isSaid: TextSearch,
): boolean {
  const isPlain = (word: string) =>
    text.includes(stemOf(word)) || isSaid(stemOf(word)) || isAspect(word) || isNamingWord(word)
  const others = contentWords(name).filter((word) => !isPlain(word))
  if (others.length === 0) return true
  const { ids } = textBags(others.join(' '), vocabulary).words
  const [row] = new WordMatches(vocabulary).of([textBags(text, vocabulary).words], ids).rows
  return row?.every((score) => score >= LIKE) ?? false
}

/** Whether at least half of a name's words are in a text or are words for aspects, and one is in the text. */
export function sharesWords(name: string, text: string): boolean {
  const words = contentWords(name)
  const spoken = words.filter((word) => text.includes(stemOf(word)))
  const known = words.filter((word) => spoken.includes(word) || isAspect(word))
  return spoken.length > 0 && known.length >= words.length / 2
}

function isAspect(word: string): boolean {
  return word.replace(ASPECT, '') === ''
}

/** Greatest length of an English word's ending, and least length of its stem. */
const STEM = 4

/** A Chinese word as it is, a word of another script without what may be its ending. */
function stemOf(word: string): string {
  return /\p{Script=Han}/u.test(word) ? word : word.slice(0, Math.max(STEM, word.length - STEM))
}

/** A text without white space except line breaks, in normal form, for comparison. */
export function withoutSpaces(text: string): string {
  return normalise(text).replace(/[^\S\n]+/gu, '')
}
