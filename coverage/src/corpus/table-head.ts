import { identicalUnit } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'

/**
 * Whether the first row of a table names its columns: it has no figure, or in no column one of the same unit as the row below
 * (「類別｜低（0–25）｜高（150 以上）」 over 「內臟｜蛤蜊｜豬肝」; but 「甲銀行｜2.18%」 over 「乙銀行｜2.23%」).
 */
export function isTableHead(first: string, next: string): boolean {
  if (!/\d/u.test(first)) return true
  const below = next.split('\t').map((cell) => readFigures(cell))
  return !first
    .split('\t')
    .some((cell, column) =>
      readFigures(cell).some((figure) => (below[column] ?? []).some((other) => identicalUnit(figure, other))),
    )
}
