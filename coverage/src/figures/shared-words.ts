/** Characters that hold a sentence together or count: no subject is told apart by them. */
const GLUE = new Set(
  '的了是在與和及或也都就而但並把被讓給於之其這那你您他它們吧嗎呢啊約為可會要能需到至以上下內外再則即若每大多少左右一個時後前',
)
const STOP_WORDS = new Set(
  'a an and are as at be but by can do does for from has have if in into is it its more most not of on or our so than that the their then there these they this to was were what when where which who will with you your about use used should may'.split(
    ' ',
  ),
)
/** Words of any text with figures, whatever it is about. */
const GENERAL = new Set(
  '怎麼 什麼 為什麼 如何 多少 哪些 超過 連續 開始 建議 需要 增加 減少 大約 平均 通常 一般 最多 最少 至少 常見 如果 因為 所以 可能 應該 直接 期間 時間 一次 每次 左右 約為 介於 進行 提高 降低 分別 另外 其他 多數 部分'.split(
    ' ',
  ),
)
const RUNS = /\p{Script=Han}+|[\p{L}][\p{L}\d'’]+/gu
/** Letters of a word that says as much as two. */
const LONG = 4
const HAN = /\p{Script=Han}/u

/** The words of a text as they are compared: runs of Chinese without glue, other words in lower case and singular. */
export function wordsOf(text: string): string[] {
  return [...text.normalize('NFKC').toLowerCase().matchAll(RUNS)].flatMap(([run]) => {
    if (HAN.test(run)) return split(run)
    return STOP_WORDS.has(run) ? [] : [run.replace(/s$/, '')]
  })
}

function split(run: string): string[] {
  const words: string[] = []
  let word = ''
  for (const character of run) {
    if (!GLUE.has(character)) {
      word += character
      continue
    }
    words.push(word)
    word = ''
  }
  return [...words, word].filter((each) => each.length > 1)
}

/**
 * How many things two texts both name: parts of two or more Chinese characters, and other words, that stand in both.
 * What stands in the keyword is not counted.
 */
export function sharedWords(a: readonly string[], b: readonly string[], keyword: string): string[] {
  const found: string[] = []
  for (const word of a) {
    if (!HAN.test(word)) {
      if (b.includes(word) && !keyword.includes(word) && !found.includes(word)) found.push(word)
      continue
    }
    for (const part of parts(word, b))
      if (!GENERAL.has(part) && !keyword.includes(part) && !found.includes(part)) found.push(part)
  }
  return found
}

/** What shared words count for: a long one says as much as two, one that most speak of half. */
export function weightOfShared(shared: readonly string[], common: (word: string) => boolean): number {
  return shared.reduce(
    (sum, word) => sum + (common(word) ? 0.5 : HAN.test(word) && specific(word).length >= LONG ? 2 : 1),
    0,
  )
}

/** A part without the general words in it: 「風險」 of 「風險增加」. */
function specific(part: string): string {
  return [...GENERAL].reduce((rest, word) => rest.replace(word, ''), part)
}

/** The single Chinese characters of a text that hold nothing together. */
export function charactersOf(text: string): Set<string> {
  return new Set([...text].filter((character) => HAN.test(character) && !GLUE.has(character)))
}

/** The longest parts of a word that stand in any of the others, none inside another. */
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
