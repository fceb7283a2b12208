import type { FigureClaim } from './figure-claims.ts'

/**
 * Numbers that are no values, and so are left in a clause: the points of a test (「從 500 分到 750 分」), a size (「700×25」). Those of one digit stand
 * everywhere, and a date is no sign of a thing.
 */
const NUMBER =
  /(?<![\d.,/:\p{Script=Latin}-])(?:\d{1,3}(?:,\d{3})+|\d{2,})(?![\d.,%/:\p{Script=Latin}-]|\s?(?:[年月日號點時頁號樓]|個?月))/gu

/** The numbers of a clause that are no values, in one spelling. */
export function numbersIn(clause: string): string[] {
  return (clause.normalize('NFKC').match(NUMBER) ?? []).map((each) => each.replaceAll(',', ''))
}

/** A word in Latin letters and its number are one name: 「Part 5」, 「Type 2」. */
const NUMBERED = /(?<![\p{L}\d])(\p{Script=Latin}{2,})\s(\d{1,2})(?![\d.,%:]|\s?[×x])/giu

/** The numbered names of a clause: 「part 5」. */
export function numberedNamesIn(clause: string): string[] {
  return [...clause.normalize('NFKC').toLowerCase().matchAll(NUMBERED)].map(
    ([, word, number]) => `${word} ${number}`,
  )
}

/** Whether the numbered names of two clauses are of other numbers of one word, and none is the same: 「part 5」 and 「part 6」. */
export function areOtherNumbers(mine: readonly string[], theirs: readonly string[]): boolean {
  if (mine.some((each) => theirs.includes(each))) return false
  const words = new Set(mine.map((each) => each.split(' ')[0]))
  return theirs.some((each) => words.has(each.split(' ')[0]))
}

/** Whether two rows of tables are named with the same words and other numbers: 「第 2、3 梯」, 「第 4、5 梯」. */
export function areOfOtherNumberedRows(a: FigureClaim, b: FigureClaim): boolean {
  const [mine = '', theirs = ''] = [a, b].map(({ row, sentence }) => row && sentence.split(/\s*\t/u, 1)[0])
  const [words, others] = [mine, theirs].map((name) => name.replace(/[\d\s、~–-]+/gu, ''))
  return mine !== theirs && words === others
}
