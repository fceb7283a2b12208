import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { tableRange } from './table-range.ts'

/** A cell that only says what the one above it, or the one to its left, does: 「同上」, 「同左」. */
const ABOVE = /^(?:同上[列欄項]?|[〃″々])$/u
const LEFT = /^同左[欄項]?$/u
/** One that goes on from it: 「同上，但不含假日」. */
const GOES_ON_FROM_ABOVE = /(?:^|\t)\s?同(?:前|上(?![列欄項]?\s?(?:\t|$)))/u

/** Whether a cell of a row goes on from the one above it, without which it says too little. */
export function isAsAbove(row: string): boolean {
  return GOES_ON_FROM_ABOVE.test(row)
}

/** A row of sums has no name of its own: 「 ｜合計｜1,200 元」. */
const OF_ALL = /^(?:合計|總計|小計|共計|總和|平均|備註|註)/u

/**
 * Rows of one table in which each cell says itself what it says with another: 「國內」 for the second 「同上」 below 「國內」, and for the empty first cell of a
 * row to which that reaches down.
 */
export function withCellsSaid(rows: readonly string[]): string[] {
  const told: string[][] = []
  for (const row of rows) {
    const said: string[] = []
    for (const [at, cell] of row.split('\t').entries()) {
      const isAbove = ABOVE.test(cell.trim()) || (at === 0 && told.length > 1 && goesOn(row))
      const from = isAbove ? told.at(-1)?.[at] : LEFT.test(cell.trim()) ? said.at(-1) : cell
      said.push(from ?? cell)
    }
    told.push(said)
  }
  return told.map((cells) => cells.join('\t'))
}

/** Whether a row has no name and is none of sums; the first of a table may lack one above those of the rows. */
function goesOn(row: string): boolean {
  const [name = '', next = ''] = row.split('\t').map((cell) => cell.trim())
  return name === '' && next !== '' && !OF_ALL.test(next)
}

/** A row of a page's table in which each cell says itself what it says with another. */
export function rowSaid(page: Pick<ReadPage, 'blocks'>, row: string): string {
  const range = /同[上左]|[〃″々]|^\s*\t/u.test(row) ? tableRange(page, row) : null
  if (range === null) return row
  const [first, last] = range
  const rows = page.blocks.slice(first, last + 1).map(({ text }) => text)
  return withCellsSaid(rows)[rows.indexOf(row)] ?? row
}
