import { givesMoney } from '@gaplens/coverage/price-topics'

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
        !givesMoney(cell) &&
        below.every((row) => givesMoney(row[at] ?? '')),
    )
  )
}
