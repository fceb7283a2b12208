/** A text's width in full-width characters; Latin letters and digits count half. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

/**
 * The beginning of a text, for a line that opens to all of it. Latin words and numbers (「3,000」, 「1.5」) are not cut, if possible.
 * @param most greatest width in full-width characters, including the ellipsis
 */
export function truncate(text: string, most: number): string {
  if (widthOf(text) <= most) return text
  const kept: string[] = []
  let width = 1
  for (const letter of text) {
    width += letterWidth(letter)
    if (width > most) break
    kept.push(letter)
  }
  const cut = kept.join('')
  const inWord = CUT_WORD.test(`${cut.slice(-2)}\n${text.slice(cut.length, cut.length + 2)}`)
  const whole = inWord ? cut.replace(LAST_WORD, '') : cut
  return `${(widthOf(whole) * 2 >= widthOf(cut) ? whole : cut).trimEnd()}…`
}

/** A line break within a word, or within a number beside its comma or point. */
const CUT_WORD = /[a-z\d'’-]\n[a-z\d'’-]|\d\n[,.]\d|\d[,.]\n\d/iu
const LAST_WORD = /(?:[a-z'’-]|\d[,.]?)+$/iu

function letterWidth(letter: string): number {
  return (letter.codePointAt(0) ?? 0) < 0x2e80 ? 0.5 : 1
}
