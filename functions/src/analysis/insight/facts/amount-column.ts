import { readFigures } from '@gaplens/text/figures/read-figures'

/** Whether a cell gives an amount of money. */
export function isAmount(cell: string): boolean {
  return readFigures(cell).some(({ dimension }) => dimension === 'money')
}

/**
 * Whether some cells, of which one has a figure, stand over columns: all rows below give an amount where they say of what it is: 「5 坪，含工」
 * over 「9,800 元」.
 */
export function standsOverAmounts(head: readonly string[], below: readonly (readonly string[])[]): boolean {
  return (
    below.length > 1 &&
    head.some(
      (cell, at) =>
        at > 0 &&
        /\p{Script=Han}{2}/u.test(cell) &&
        !/\d[\d,]{2}/u.test(cell) &&
        !isAmount(cell) &&
        below.every((row) => isAmount(row[at] ?? '')),
    )
  )
}
