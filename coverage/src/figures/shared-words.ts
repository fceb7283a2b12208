import { foldMainland } from '@gaplens/text/mainland-words'

/** Function characters and numerals, by which no subject can be distinguished. */
export const FUNCTION_CHARACTERS = new Set(
  '的了是在與和及或也都就而但並把被讓給於之其這那你您他它們吧嗎呢啊約為可會要能需到至以上下內外再則即若每大多少左右一個時後前',
)
const STOP_WORDS = new Set(
  'a an and are as at be but by can do does for from has have if in into is it its more most not of on or our so than that the their then there these they this to was were what when where which who will with within you your about use used should may'.split(
    ' ',
  ),
)
/** Words that are frequent around figures on any subject. */
export const GENERAL_WORDS = new Set(
  '怎麼 什麼 為什麼 自己 如何 多少 哪些 超過 連續 開始 建議 需要 增加 減少 上升 下降 上午 下午 上次 下次 上述 下列 內容 大約 平均 通常 一般 最多 最少 至少 常見 如果 因為 所以 可能 應該 直接 期間 時間 一次 每次 左右 約為 介於 進行 提高 降低 分別 另外 其他 多數 未滿 不滿 年滿 發生 出現 造成 導致 業者 店家 廠商 民眾 消費者 專家 網友 公升 公斤 公克 毫克 毫升 公尺 公里 公分 公釐 每公升 每公斤 每公尺 每公里 每小時 每分鐘 小時 分鐘'.split(
    ' ',
  ),
)
/** The name of a model is one word: 「KD-12」 is not 「KD」, of which there is a 「KD-10」 too. */
const RUNS = /\p{Script=Han}+|[\p{L}][\p{L}\d'’]*-\d[\p{L}\d]*|[\p{L}][\p{L}\d'’]+/gu
/** A shared word of at least this many characters counts as two. */
const LONG_WORD = 4
const HAN = /\p{Script=Han}/u
const DICTIONARY = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
/** Function characters that are also parts of nouns: 「契約」, 「會員」, 「功能」, 「上臂」, 「外胎」. */
const IN_NOUNS = new Set('約會能上下內外')
/** Adverbs, which make no noun with them: 「不會」, 「只能」. */
const ADVERBS = new Set('不只還才就也沒未很更最將仍均')

/** The words of a text as compared: runs of Chinese between function characters, other words in lower case and singular. */
export function wordsOf(text: string): string[] {
  return [...foldMainland(text.normalize('NFKC').toLowerCase()).matchAll(RUNS)].flatMap(([run]) => {
    if (HAN.test(run)) return split(run)
    return STOP_WORDS.has(run) ? [] : [run.replace(/s$/, '')]
  })
}

/** Splits at function characters, except where one is a part of a noun or verb: 約 in 「預約」, 會 in 「會員」. */
function split(run: string): string[] {
  const words: string[] = []
  let word = ''
  for (const part of partsOf(run))
    for (const character of isWhole(part) ? [part] : part) {
      if (!FUNCTION_CHARACTERS.has(character)) {
        word += character
        continue
      }
      words.push(word)
      word = ''
    }
  return [...words, word].filter((each) => each.length > 1)
}

/** The dictionary's words of a run; the run itself if no such noun can be in it, because segmenting is slow. */
function partsOf(run: string): string[] {
  if (![...run].some((each) => IN_NOUNS.has(each))) return [run]
  return [...DICTIONARY.segment(run)].map(({ segment }) => segment)
}

/** Whether a word with a function character in it is a noun: 「預約」 is, 「大約」 and 「不會」 are not. */
function isWhole(word: string): boolean {
  return (
    [...word].some((each) => IN_NOUNS.has(each)) &&
    [...word].every((each) => IN_NOUNS.has(each) || !(FUNCTION_CHARACTERS.has(each) || ADVERBS.has(each)))
  )
}

/** The words that two texts share, without those of the keyword: runs of two or more Chinese characters, and words of other scripts. */
export function sharedWords(a: readonly string[], b: readonly string[], keyword: string): string[] {
  return allShared(a, b).filter((part) => !keyword.includes(part))
}

/** What of the keyword two texts both name. */
export function sharedKeyword(a: readonly string[], b: readonly string[], keyword: string): string[] {
  return allShared(a, b).filter((part) => keyword.includes(part))
}

function allShared(a: readonly string[], b: readonly string[]): string[] {
  const found: string[] = []
  for (const word of a) {
    const own = HAN.test(word) ? parts(word, b) : b.includes(word) ? [word] : []
    for (const part of own) if (!GENERAL_WORDS.has(part) && !found.includes(part)) found.push(part)
  }
  return found
}

/** Sum of the weights of shared words: 2 for a long Chinese one, 0.5 for one that most sources use, else 1. */
export function weightOfShared(shared: readonly string[], common: (word: string) => boolean): number {
  return shared.reduce(
    (sum, word) => sum + (common(word) ? 0.5 : HAN.test(word) && specific(word).length >= LONG_WORD ? 2 : 1),
    0,
  )
}

/** Removes general words from a word or text: 「風險」 of 「風險增加」. */
export function specific(part: string): string {
  return [...GENERAL_WORDS].reduce((rest, word) => rest.replace(word, ''), part)
}

/** Whether a word is written in Chinese characters. */
export function isChinese(word: string): boolean {
  return HAN.test(word)
}

/** The Chinese characters of a text, without function characters. */
export function contentCharacters(text: string): Set<string> {
  return new Set([...text].filter((character) => HAN.test(character) && !FUNCTION_CHARACTERS.has(character)))
}

/** Whether all characters of one text stand in another in their order: 「勞基法」 in 「勞動基準法」. */
export function isInOrder(some: Iterable<string>, all: Iterable<string>): boolean {
  const wanted = [...some]
  let at = 0
  for (const each of all) if (each === wanted[at]) at += 1
  return at === wanted.length
}

/** The longest parts of a word that occur in any of the other words, without overlaps. */
function* parts(word: string, others: readonly string[]): Generator<string> {
  let from = 0
  while (from + 2 <= word.length) {
    let to = from + 1
    while (to < word.length && others.some((other) => other.includes(word.slice(from, to + 1)))) to++
    if (to - from >= 2) {
      yield word.slice(from, to)
      from = to
    } else from++
  }
}
