/** Words of a text: each Han or kana character is one, and so is each run of letters and digits of other scripts. */
export interface WordCount {
  readonly words: number
  /** Han and kana characters among them. */
  readonly cjk: number
}

const SEPARATOR = 0
const LETTER = 1
const CJK = 2

/** Counts words in one pass over UTF-16 units. */
export function countWords(text: string): WordCount {
  let words = 0
  let cjk = 0
  let before = SEPARATOR
  for (let i = 0; i < text.length; i++) {
    const kind = KINDS[text.charCodeAt(i)] as number
    if (kind === CJK) {
      words++
      cjk++
    } else if (kind === LETTER && before !== LETTER) words++
    before = kind
  }
  return { words, cjk }
}

/** Han, hiragana and katakana by UTF-16 unit; high surrogates D840–D88D hold the Han extensions. */
function isCjk(code: number): boolean {
  return (
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0x3041 && code <= 0x30ff && code !== 0x30fb && code !== 0x30fc) ||
    (code >= 0x3400 && code <= 0x4dbf) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xd840 && code <= 0xd88d) ||
    code === 0x3005 ||
    code === 0x3007
  )
}

/** Punctuation, symbols and white space above ASCII; the rest above ASCII are letters. */
function isSeparator(code: number): boolean {
  return (
    (code >= 0x80 && code < 0xc0 && code !== 0xaa && code !== 0xb5 && code !== 0xba) ||
    code === 0xd7 ||
    code === 0xf7 ||
    (code >= 0x2000 && code <= 0x206f) ||
    (code >= 0x20a0 && code <= 0x2bff) ||
    (code >= 0x3000 && code <= 0x303f) ||
    (code >= 0xfe10 && code <= 0xfe6f) ||
    (code >= 0xff01 && code <= 0xff0f) ||
    (code >= 0xff1a && code <= 0xff20) ||
    (code >= 0xff3b && code <= 0xff40) ||
    (code >= 0xff5b && code <= 0xff65) ||
    (code >= 0xd800 && code <= 0xdfff) ||
    (code >= 0xe000 && code <= 0xf8ff) ||
    code === 0xfffd ||
    code === 0x30fb
  )
}

/** What each UTF-16 unit is. The second half of a surrogate pair is a separator. */
const KINDS = new Uint8Array(0x10000)
for (let code = 0; code < KINDS.length; code++)
  if (isCjk(code)) KINDS[code] = CJK
  else if (code < 0x80 ? /\w/.test(String.fromCharCode(code)) : !isSeparator(code)) KINDS[code] = LETTER

/** The words themselves, in lower case, up to `limit` of them; for short texts. */
export function wordsIn(text: string, limit: number): string[] {
  const words: string[] = []
  const lower = text.toLowerCase()
  eachWord(lower, (start, end) => words.push(lower.slice(start, end)) < limit)
  return words
}

/** The share of a text's first words, up to `limit` of them, that are among `known` words in lower case. */
export function shareAmong(known: ReadonlySet<string>, text: string, limit: number): number {
  const lower = text.toLowerCase()
  // Most words have another length than all of these, and need not be sliced out of the text.
  let lengths = 0
  for (const { length } of known) lengths |= 1 << Math.min(length, MAX_LENGTH_BIT)
  let [words, found] = [0, 0]
  eachWord(lower, (start, end) => {
    if ((lengths >> Math.min(end - start, MAX_LENGTH_BIT)) & 1 && known.has(lower.slice(start, end))) found++
    return ++words < limit
  })
  return words === 0 ? 0 : found / words
}

const MAX_LENGTH_BIT = 30

/** Calls back with the offsets of each word of a text in lower case, as long as the answer is true. */
export function eachWord(lower: string, take: (start: number, end: number) => boolean): void {
  let start = -1
  for (let i = 0; i <= lower.length; i++) {
    const kind = i < lower.length ? KINDS[lower.charCodeAt(i)] : SEPARATOR
    if (kind === LETTER) {
      if (start < 0) start = i
      continue
    }
    if (start >= 0 && !take(start, i)) return
    start = -1
    if (kind === CJK && !take(i, i + 1)) return
  }
}
