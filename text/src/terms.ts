import { foldMainland } from './mainland-words.ts'
import { foldVariants } from './variants.ts'

/**
 * Splits text into terms. Chinese, Japanese and Korean text becomes overlapping character pairs (bigrams), other scripts
 * become words. Bigrams need no dictionary, so the name of a product or an ingredient that is in no dictionary still
 * matches itself. For retrieval they are as good as words (Kwok, "Comparing representations in Chinese
 * information retrieval", SIGIR 1997). docs/report/comparison.md has the figures measured on this project's own benchmark.
 */

/** Runs of CJK characters, of numbers with their ratio or decimal marks, and of other words. */
const RUNS =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+)|(\d+(?:[.:/]\d+)*)|(\p{L}[\p{L}\p{M}\d'’]*)/gu

/** Characters with a grammatical function only. A pair with one of them says nothing about the subject. */
const FUNCTION_CHARACTERS = new Set(
  '的了是在與和及或也都就而但並把被讓給於之其這那你我他她它們些吧嗎呢啊喔著很您又則即且不沒有個',
)

/** Characters that are common in every text. Alone they do not distinguish subjects; in pairs they may. */
const COMMON_CHARACTERS = new Set('會要可以到從')

/** Pairs that are common in every Chinese text, whatever its subject. */
const STOP_PAIRS = new Set(
  `可以 如果 因為 所以 因此 由於 需要 應該 例如 以及 其實 一些 一下 一般 一定 一樣 一種 一次 什麼 怎麼 如何 為何 為什
  哪些 時候 通常 可能 只要 只能 才能 才會 能夠 雖然 然而 然後 接著 另外 此外 同時 甚至 還要 還會 還可 就能 就會 也會 也能
  大家 我們 自己 以下 以上 以內 進行 使用 選擇 部分 方式 情況 建議 注意 重要 主要 許多 很多 比較 更多 非常 其他 其中 對於
  關於 根據 透過 包括 包含 或者 要先 先把 再來 之前 之後 以後 以前 首先 最後 最好 直接 容易 適合 推薦 介紹 文章 以為 認為
  今天 目前 現在 今年 每個 每次 所有 任何 全部 常見 問題 到底 究竟 想要 想知 知道 了解 瞭解 還是 若是 要是 的話 下來 起來`
    .split(/\s+/)
    .filter((pair) => pair !== ''),
)

const STOP_WORDS = new Set(
  `a an and are as at be but by can do does for from has have how if in into is it its more most not of on or our
  so than that the their them then there these they this to was we were what when where which who why will with
  you your also about use using used may should`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/**
 * Prepares text for splitting: full-width and half-width forms become the same, letters become lower case, Simplified
 * Chinese Traditional, in the words of Taiwan, and characters that Taiwan writes both ways one, so that all sources share words.
 */
export function normalise(text: string): string {
  return foldVariants(foldMainland(text.normalize('NFKC').toLowerCase()))
}

/** The terms of a text, in order, repeats kept. Takes time linear in the text. */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  eachTerm(normalise(text), (term) => terms.push(term))
  return terms
}

/** Passes each term of a normalised text to `take`, in order. */
export function eachTerm(plain: string, take: (term: string) => void): void {
  for (const [, cjk, number, word] of plain.matchAll(RUNS)) {
    if (cjk !== undefined) eachPair(cjk, take)
    // A single digit more often numbers a list than states a fact.
    else if (number !== undefined && number.length > 1) take(number)
    else if (word !== undefined && word.length > 1 && !STOP_WORDS.has(word)) take(singular(word))
  }
}

/** The Chinese characters of a text that carry meaning. Short texts in different words often still share some of these. */
export function charactersOf(text: string): string[] {
  const characters: string[] = []
  eachCharacter(normalise(text), (character) => characters.push(character))
  return characters
}

/** Passes each Chinese character of a normalised text that carries meaning to `take`. */
export function eachCharacter(plain: string, take: (character: string) => void): void {
  for (const character of plain)
    if (isHan(character) && !FUNCTION_CHARACTERS.has(character) && !COMMON_CHARACTERS.has(character))
      take(character)
}

/** Whether a character is Chinese. The range of the most common block is compared first, to spare the Unicode lookup. */
function isHan(character: string): boolean {
  const code = character.charCodeAt(0)
  return code >= 0x4e00 && code <= 0x9fff ? true : code >= 0x2e80 && /\p{Script=Han}/u.test(character)
}

const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/**
 * Passes each dictionary word of a normalised text to `take`. The words are those of ICU's dictionary, which
 * `Intl.Segmenter` uses. Stop words and numbers are left out.
 */
export function eachWord(plain: string, take: (word: string) => void): void {
  for (const { segment, isWordLike } of WORDS.segment(plain))
    if (isWordLike === true && !isDigit(segment.charCodeAt(0)) && !isStopWord(segment)) take(segment)
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

function isStopWord(word: string): boolean {
  return word.length === 1
    ? FUNCTION_CHARACTERS.has(word) || COMMON_CHARACTERS.has(word) || STOP_WORDS.has(word)
    : STOP_WORDS.has(word)
}

function eachPair(run: string, take: (pair: string) => void): void {
  // A string index would split characters outside the basic plane, which take two UTF-16 units.
  const characters = /[\ud800-\udfff]/.test(run) ? [...run] : run
  if (characters.length === 1) {
    const only = characters[0] ?? ''
    if (!FUNCTION_CHARACTERS.has(only)) take(only)
    return
  }
  let first = characters[0] ?? ''
  let firstIsFunction = FUNCTION_CHARACTERS.has(first)
  for (let at = 1; at < characters.length; at++) {
    const second = characters[at] ?? ''
    const secondIsFunction = FUNCTION_CHARACTERS.has(second)
    if (!firstIsFunction && !secondIsFunction) {
      const pair = first + second
      if (!STOP_PAIRS.has(pair)) take(pair)
    }
    first = second
    firstIsFunction = secondIsFunction
  }
}

/** A rough singular of an English word, so that `filters` matches `filter`. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
