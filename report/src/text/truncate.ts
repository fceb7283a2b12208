/** A text's width in full-width characters; Latin letters and digits count half. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

/**
 * The beginning of a text, for a line that opens to all of it. Latin words are not cut, if possible.
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
  const inWord = WORD_END.test(cut) && WORD_START.test(text.slice(cut.length))
  const whole = inWord ? cut.replace(LAST_WORD, '') : cut
  return `${(widthOf(whole) * 2 >= widthOf(cut) ? whole : cut).trimEnd()}…`
}

const WORD_END = /[a-z\d'’-]$/iu
const WORD_START = /^[a-z\d'’-]/iu
const LAST_WORD = /[a-z\d'’-]+$/iu

function letterWidth(letter: string): number {
  return (letter.codePointAt(0) ?? 0) < 0x2e80 ? 0.5 : 1
}
