import { attribute, type Element, isElement } from '../html/dom.ts'

/** As many columns and rows a cell may reach over; a page could state any number. */
const MAX_COLUMNS = 40
const MAX_ROWS = 200

/** In which columns the cells of tables stand, where others reach over several rows or columns. */
export class TableColumns {
  /** For each table or part of one, over how many further rows a cell from above reaches in each column. */
  readonly #reaching = new WeakMap<Element, readonly number[]>()

  /** The column of each cell of a row, from 0. The rows of a table are asked for in their order, each once. */
  of(row: Element): ReadonlyMap<Element, number> {
    const columns = new Map<Element, number>()
    const group = isElement(row.parent) ? row.parent : row
    const above = this.#reaching.get(group) ?? []
    const below = above.map((rows) => Math.max(0, rows - 1))
    let column = 0
    for (const cell of row.children) {
      if (!isElement(cell) || (cell.name !== 'td' && cell.name !== 'th')) continue
      while ((above[column] ?? 0) > 0) column += 1
      if (column >= MAX_COLUMNS) break
      columns.set(cell, column)
      const end = Math.min(MAX_COLUMNS, column + spanOf(cell, 'colspan', MAX_COLUMNS))
      const rows = spanOf(cell, 'rowspan', MAX_ROWS) - 1
      for (; column < end; column += 1) below[column] = rows
    }
    this.#reaching.set(
      group,
      Array.from(below, (rows) => rows ?? 0),
    )
    return columns
  }
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan', most: number): number {
  const span = Math.floor(Number(attribute(cell, name)))
  return span >= 1 ? Math.min(most, span) : 1
}

/** The cells of a row from its columns, without the empty ones at its end; a text of its own in the first column is no row of several. */
export function joinCells(cells: readonly string[]): string {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1).join('\t')
}

/** The rows of one table without the columns that are empty in all, which only make room between others. */
export function withoutEmptyColumns(rows: readonly string[]): string[] {
  const cells = rows.map((row) => row.split('\t'))
  const isUsed = (column: number) => cells.some((row) => (row[column] ?? '') !== '')
  return cells.map((row) => joinCells(row.filter((_, column) => isUsed(column))))
}
