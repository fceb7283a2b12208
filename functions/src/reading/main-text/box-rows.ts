import type { BlockRole } from '@gaplens/contracts/analysis/read-page'
import { type Element, isElement } from '../html/dom.ts'
import { joinCells } from '../structured-data/table-columns.ts'
import type { Container, Segment } from './segmentation.ts'

type Kept = Segment & { readonly role: BlockRole }

/** A longer text is no cell of a table. */
const MAX_CELL = 40
const MIN_ROWS = 3
const MAX_CELLS = 12

interface Row {
  readonly first: number
  /** In which column each of its cells stands; empty ones have no segment. */
  readonly columns: readonly number[]
  /** How many boxes are beside each other, with and without text. */
  readonly width: number
  /** The container of the rows; −1 where there is no row. */
  readonly grid: number
}

/**
 * Main text with tables that are made of boxes (`div` in `div`) as the rows that readers see: three or more boxes beside each
 * other, each with the same number of boxes of one short text, of which one may be empty. Evidence quotes a row as a whole.
 */
export function withBoxRows(segments: readonly Kept[], containers: readonly Container[]): readonly Kept[] {
  const joined: Kept[] = []
  let index = 0
  while (index < segments.length) {
    const rows: Row[] = []
    const start = rowAt(segments, containers, index)
    let row = start
    while (isRow(row) && (rows[0] === undefined || isAlike(row, rows[0]))) {
      rows.push(row)
      row = rowAt(segments, containers, row.first + row.columns.length)
    }
    if (rows.length >= MIN_ROWS) {
      for (const each of rows) joined.push(join(segments, each))
      index = row.first
    } else {
      // Each box is examined only once, whatever its size.
      const end = index + Math.max(1, start.columns.length)
      for (; index < end; index++) joined.push(segments[index] as Kept)
    }
  }
  return joined
}

const isRow = ({ columns, width }: Row): boolean => columns.length >= 2 && width <= MAX_CELLS

const isAlike = (row: Row, first: Row): boolean => row.grid === first.grid && row.width === first.width

/** The cells from a segment on that are boxes of the same row. */
function rowAt(segments: readonly Kept[], containers: readonly Container[], first: number): Row {
  const box = rowOf(segments[first])
  const boxes = (containers[box]?.element.children ?? []).filter(isElement)
  const columns: number[] = []
  let column = -1
  while (box >= 0 && rowOf(segments[first + columns.length]) === box) {
    const cell = cellOf(segments[first + columns.length])
    // Two texts in one box are no cells.
    column = cell === undefined ? -1 : boxes.indexOf(cell, column + 1)
    columns.push(column)
  }
  const isGrid = columns.every((place) => place >= 0) && columns.length + 1 >= boxes.length
  return {
    first,
    columns,
    width: isGrid ? boxes.length : columns.length,
    grid: containers[box]?.parent ?? -1,
  }

  function cellOf(cell: Kept | undefined): Element | undefined {
    return containers[cell?.container ?? -1]?.element
  }

  function rowOf(cell: Kept | undefined): number {
    if (cell === undefined || cell.kind !== 'paragraph' || cell.role !== 'content') return -1
    if (cell.text.length > MAX_CELL || cell.links > 0 || /[。！？]$/u.test(cell.text)) return -1
    return containers[cell.container]?.element.name === 'div'
      ? (containers[cell.container]?.parent ?? -1)
      : -1
  }
}

function join(segments: readonly Kept[], { first: from, columns, width }: Row): Kept {
  const cells = segments.slice(from, from + columns.length)
  const [first] = cells as [Kept, ...Kept[]]
  const texts = Array.from({ length: width }, (_, column) => cells[columns.indexOf(column)]?.text ?? '')
  const sum = (count: (cell: Kept) => number): number => cells.reduce((all, cell) => all + count(cell), 0)
  return {
    ...first,
    kind: 'tableRow',
    text: width === columns.length ? cells.map(({ text }) => text).join('\t') : joinCells(texts),
    words: sum(({ words }) => words),
    cjk: sum(({ cjk }) => cjk),
    strongChars: sum(({ strongChars }) => strongChars),
  }
}
