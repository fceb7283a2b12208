import type { BlockRole } from '@gaplens/contracts/analysis/read-page'
import type { Container, Segment } from './segmentation.ts'

type Kept = Segment & { readonly role: BlockRole }

/** A longer text is no cell of a table. */
const MAX_CELL = 40
const MIN_ROWS = 3
const MAX_CELLS = 12

interface Row {
  readonly first: number
  readonly cells: number
  /** The container of the rows; −1 where there is no row. */
  readonly grid: number
}

/**
 * Main text with tables that are made of boxes (`div` in `div`) as the rows that readers see: three or more boxes beside each
 * other, each with the same number of boxes of one short text. Evidence quotes a row as a whole.
 */
export function withBoxRows(segments: readonly Kept[], containers: readonly Container[]): readonly Kept[] {
  const joined: Kept[] = []
  let index = 0
  while (index < segments.length) {
    const rows: Row[] = []
    const start = rowAt(segments, containers, index)
    let row = start
    while (row.cells >= 2 && row.cells <= MAX_CELLS && (rows[0] === undefined || isAlike(row, rows[0]))) {
      rows.push(row)
      row = rowAt(segments, containers, row.first + row.cells)
    }
    if (rows.length >= MIN_ROWS) {
      for (const { first, cells } of rows) joined.push(join(segments.slice(first, first + cells)))
      index = row.first
    } else {
      // Each box is examined only once, whatever its size.
      const end = index + Math.max(1, start.cells)
      for (; index < end; index++) joined.push(segments[index] as Kept)
    }
  }
  return joined
}

const isAlike = (row: Row, first: Row): boolean => row.grid === first.grid && row.cells === first.cells

/** The cells from a segment on that are boxes of the same row. */
function rowAt(segments: readonly Kept[], containers: readonly Container[], first: number): Row {
  const box = rowOf(segments[first])
  let cells = 0
  while (box >= 0 && rowOf(segments[first + cells]) === box) cells++
  return { first, cells, grid: containers[box]?.parent ?? -1 }

  function rowOf(cell: Kept | undefined): number {
    if (cell === undefined || cell.kind !== 'paragraph' || cell.role !== 'content') return -1
    if (cell.text.length > MAX_CELL || cell.links > 0 || /[。！？]$/u.test(cell.text)) return -1
    return containers[cell.container]?.element.name === 'div'
      ? (containers[cell.container]?.parent ?? -1)
      : -1
  }
}

function join(cells: readonly Kept[]): Kept {
  const [first] = cells as [Kept, ...Kept[]]
  const sum = (count: (cell: Kept) => number): number => cells.reduce((all, cell) => all + count(cell), 0)
  return {
    ...first,
    kind: 'tableRow',
    text: cells.map(({ text }) => text).join('\t'),
    words: sum(({ words }) => words),
    cjk: sum(({ cjk }) => cjk),
    strongChars: sum(({ strongChars }) => strongChars),
  }
}
