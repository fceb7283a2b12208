/** Latin letters and spaces that take the place of one Chinese character. */
const LETTERS_A_CHARACTER = 2.5

/** The width of a text in Chinese characters. */
export function widthOf(text: string): number {
  const letters = text.match(/[A-Za-z ]/gu)?.length ?? 0
  return [...text].length - letters + letters / LETTERS_A_CHARACTER
}
