import { canonicalText, containsWhole } from '../sources/source-sentences.ts'

const DIGIT = /\d/u

/** Whether a text is a row of a table, whose cells are separated by tabs. */
export function isTableRow(text: string): boolean {
  return text.includes('\t')
}

/**
 * Whether a sentence names a row of a table: by its whole label if that has a number, else by two adjacent characters of it.
 * @param words the sentence as `canonicalText`
 */
export function namesRow(words: string, row: string): boolean {
  const [label = '', ...cells] = row.split('\t')
  if (cells.length === 0) return false
  const name = canonicalText(label)
  if (DIGIT.test(name)) return containsWhole(words, name)
  return [...name].some((_, at) => at + 2 <= name.length && words.includes(name.slice(at, at + 2)))
}
