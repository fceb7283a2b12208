/** Words of a text: each Han or kana character is one, and so is each run of letters and digits of other scripts. */
export interface WordCount {
  readonly words: number
  /** Han and kana characters among them. */
  readonly cjk: number
}

/** Counts words in one pass over UTF-16 units, with a table for ASCII and ranges for other characters. */
export function countWords(text: string): WordCount {
  let words = 0
  let cjk = 0
  let inside = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x80) {
      const letter =
        (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95
      if (letter && !inside) words++
      inside = letter
    } else if (isCjk(code)) {
      // The second half of a surrogate pair is in none of the ranges.
      words++
      cjk++
      inside = false
    } else if (isSeparator(code)) inside = false
    else {
      if (!inside) words++
      inside = true
    }
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

/** The words themselves, in lower case, up to `limit` of them; for short texts. */
export function wordsIn(text: string, limit: number): string[] {
  const words: string[] = []
  const lower = text.toLowerCase()
  let start = -1
  for (let i = 0; i <= lower.length && words.length < limit; i++) {
    const code = i < lower.length ? lower.charCodeAt(i) : 32
    const isLetter =
      code < 0x80
        ? (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95
        : !isCjk(code) && !isSeparator(code)
    if (isLetter) {
      if (start < 0) start = i
      continue
    }
    if (start >= 0) words.push(lower.slice(start, i))
    start = -1
    if (code >= 0x80 && isCjk(code)) words.push(lower.charAt(i))
  }
  return words
}
