import type { Figure } from '@gaplens/text/figures/figure'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import type { FigurePassage } from '../claims/figure-passages.ts'
import { isTableRow } from '../tables/table-row.ts'
import { SUM } from './computation-words.ts'
import { statesValue } from './rounded-value.ts'

const ENDS = /最.{0,12}最/u
/** A longer table is not added up. */
const ROWS_MAX = 10

/**
 * The rows of a table if a figure is the sum of one of its columns, or the difference or the ratio of that column's largest and smallest
 * value; empty if it is none.
 * @param about the passages about the figure's sentence; one of them must be of the table
 */
export function tableColumnSupport(
  own: FigureClaim,
  all: readonly FigurePassage[],
  about: readonly FigurePassage[],
): FigurePassage[] {
  const [isSum, isOfEnds] = [SUM.test(own.bare), ENDS.test(own.bare)]
  if (!isSum && !isOfEnds) return []
  const tables = new Set(about.filter(({ text }) => isTableRow(text)).map(tableOf))
  const rows = all.filter((each) => isTableRow(each.text) && tables.has(tableOf(each)))
  for (const table of Map.groupBy(rows, tableOf).values()) {
    const values = table.flatMap(({ claims }) => {
      const [first, second] = claims.filter(({ figure }) => isOfKind(figure, own.figure))
      return first === undefined || second !== undefined ? [] : [first.figure.value]
    })
    if (values.length < 2 || table.length > ROWS_MAX) continue
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const between = own.figure.dimension === 'multiple' ? most / least : most - least
    const sum = values.reduce((total, value) => total + value, 0)
    if ((isSum && statesValue(own, sum)) || (isOfEnds && statesValue(own, between))) return table
  }
  return []
}

function tableOf({ pageId, heading }: FigurePassage): string {
  return `${pageId} ${heading}`
}

/** Whether a cell's figure can be added to ones like the sentence's: of its unit, or a price where the sentence gives a multiple. */
function isOfKind(cell: Figure, { dimension, unit }: Figure): boolean {
  if (cell.low !== cell.high) return false
  return dimension === 'multiple'
    ? cell.dimension === 'money'
    : cell.dimension === dimension && cell.unit === unit
}
