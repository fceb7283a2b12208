/**
 * Text as bags of terms. Chinese, Japanese and Korean text becomes overlapping character pairs, other scripts
 * become words. Pairs need no dictionary, so a product's or an ingredient's name that no dictionary holds still
 * matches itself; for retrieval they are as good as words (Kwok, "Comparing representations in Chinese
 * information retrieval", SIGIR 1997). docs/report.md has the figures measured on this project's own benchmark.
 */

/** Runs of CJK letters, of numbers with their ratio or decimal marks, and of other words. */
const RUNS =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+)|(\d+(?:[.:/]\d+)*)|(\p{L}[\p{L}\p{M}\d'’]*)/gu

/** Characters that only hold a sentence together: a pair with one of them says nothing of the subject. */
const GLUE = new Set(
  '的了是在與和及或也都就而但並把被讓給於之其這那你我他她它們些吧嗎呢啊喔著很您又則即且不沒有個',
)

/** Characters too common in any text to tell one subject from another by themselves. */
const WEAK = new Set('會要可以到從')

/** Pairs that stand in any Chinese text, whatever it is about. */
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

/** Text in the form terms are taken from: full-width and half-width forms made one, lower case. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/**
 * The terms of a text, in order, repeats kept.
 * Linear in the text.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  eachTerm(normalise(text), (term) => terms.push(term))
  return terms
}

/** Passes on the terms of a normalised text. */
export function eachTerm(plain: string, take: (term: string) => void): void {
  for (const [, cjk, number, word] of plain.matchAll(RUNS)) {
    if (cjk !== undefined) eachPair(cjk, take)
    // A lone digit is a list's numbering more often than a fact.
    else if (number !== undefined && number.length > 1) take(number)
    else if (word !== undefined && word.length > 1 && !STOP_WORDS.has(word)) take(singular(word))
  }
}

/** The Chinese characters of a text that carry meaning, one by one: what short texts in other words still share. */
export function lettersOf(text: string): string[] {
  const letters: string[] = []
  eachLetter(normalise(text), (letter) => letters.push(letter))
  return letters
}

/** Passes on the Chinese characters of a normalised text that carry meaning. */
export function eachLetter(plain: string, take: (letter: string) => void): void {
  for (const letter of plain) if (isHan(letter) && !GLUE.has(letter) && !WEAK.has(letter)) take(letter)
}

/** The block of most Chinese characters needs no look into Unicode's tables. */
function isHan(letter: string): boolean {
  const code = letter.charCodeAt(0)
  return code >= 0x4e00 && code <= 0x9fff ? true : code >= 0x2e80 && /\p{Script=Han}/u.test(letter)
}

const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/** Passes on the words of a normalised text as a dictionary parts them (ICU's, through `Intl.Segmenter`); glue and numbers left out. */
export function eachWord(plain: string, take: (word: string) => void): void {
  for (const { segment, isWordLike } of WORDS.segment(plain))
    if (isWordLike === true && !isDigit(segment.charCodeAt(0)) && !saysNothing(segment)) take(segment)
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

function saysNothing(word: string): boolean {
  return word.length === 1 ? GLUE.has(word) || WEAK.has(word) || STOP_WORDS.has(word) : STOP_WORDS.has(word)
}

function eachPair(run: string, take: (pair: string) => void): void {
  // Letters outside the basic plane take two units.
  const letters = /[\ud800-\udfff]/.test(run) ? [...run] : run
  if (letters.length === 1) {
    const only = letters[0] ?? ''
    if (!GLUE.has(only)) take(only)
    return
  }
  let first = letters[0] ?? ''
  let glued = GLUE.has(first)
  for (let at = 1; at < letters.length; at++) {
    const second = letters[at] ?? ''
    const glue = GLUE.has(second)
    if (!glued && !glue) {
      const pair = first + second
      if (!STOP_PAIRS.has(pair)) take(pair)
    }
    first = second
    glued = glue
  }
}

/** English plurals to their singular, roughly: enough for `filters` to meet `filter`. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
