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
  return withoutOpenMark(`${(widthOf(whole) * 2 >= widthOf(cut) ? whole : cut).trimEnd()}…`)
}

/** Pairs of marks of which the second closes what the first opens. */
const MARKS: ReadonlyMap<string, string> = new Map(
  ['「」', '『』', '（）', '《》', '()'].map(([open = '', close = '']) => [open, close]),
)

/** A text that was cut, before the mark that it leaves open, if that keeps most of it; otherwise with that mark closed. */
function withoutOpenMark(cut: string): string {
  const open: { readonly close: string; readonly at: number }[] = []
  for (const [at, letter] of [...cut].entries()) {
    const close = MARKS.get(letter)
    if (close !== undefined) open.push({ close, at })
    else if (letter === open.at(-1)?.close) open.pop()
  }
  const [first] = open
  if (first === undefined) return cut
  const before = [...cut].slice(0, first.at).join('')
  return widthOf(before) * 2 >= widthOf(cut)
    ? `${before.replace(/[\s，、：]+$/u, '')}…`
    : `${[...cut].slice(0, -1 - open.length).join('')}…${open
        .map(({ close }) => close)
        .reverse()
        .join('')}`
}

/** A line break within a word, or within a number beside its comma or point. */
const CUT_WORD = /[a-z\d'’-]\n[a-z\d'’-]|\d\n[,.]\d|\d[,.]\n\d/iu
const LAST_WORD = /(?:[a-z'’-]|\d[,.]?)+$/iu

function letterWidth(letter: string): number {
  return (letter.codePointAt(0) ?? 0) < 0x2e80 ? 0.5 : 1
}
