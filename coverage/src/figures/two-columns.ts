import { comparable } from '@gaplens/text/figures/compare'
import type { FigureClaim } from './figure-claims.ts'
import { sharedWords, wordsOf } from './shared-words.ts'
import { valuesMeet } from './values-meet.ts'

/**
 * Whether one row of a table gives both values, each under a name of its own: then they are two measures, as what is kept back and what is
 * paid besides. The row must be of this quantity, or of what both claims name, or the column of one value be named around it alone. Not if
 * both claims name one of the columns.
 */
export function areTwoColumns(
  a: FigureClaim,
  b: FigureClaim,
  { all, members }: { readonly all: readonly FigureClaim[]; readonly members: readonly FigureClaim[] },
): boolean {
  const cells = all.filter(({ column, figure }) => column !== '' && comparable(figure, a.figure))
  const cellsOf = (value: FigureClaim, other: FigureClaim) =>
    cells.filter((cell) => valuesMeet(cell, value) && !valuesMeet(cell, other))
  const isOneMeasure = ({ column }: FigureClaim) => names(a.clause, column) && names(b.clause, column)
  const isBeside = (value: FigureClaim, other: FigureClaim) =>
    cellsOf(value, other).some(
      (cell) =>
        (members.includes(cell) ||
          (names(a.clause, cell.row) && names(b.clause, cell.row)) ||
          (names(around(value), cell.column) && !names(around(other), cell.column))) &&
        cellsOf(other, value).some(
          (each) =>
            each.sourceId === cell.sourceId &&
            each.start === cell.start &&
            each.column !== cell.column &&
            !isOneMeasure(cell) &&
            !isOneMeasure(each),
        ),
    )
  return isBeside(a, b) || isBeside(b, a)
}

function around({ heading, clause }: FigureClaim): string {
  return `${heading} ${clause}`
}

/** Whether a text shares a word with the name of a row or column. */
function names(text: string, label: string): boolean {
  return sharedWords(wordsOf(label), wordsOf(text), '').length > 0
}
