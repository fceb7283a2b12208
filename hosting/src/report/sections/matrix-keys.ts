export interface CellPosition {
  row: number
  column: number
}

/** By row and column, whether a cell opens. All rows have the same length. */
type Opens = readonly (readonly boolean[])[]

/** The first cell that opens, from a place in reading order on. */
function firstFrom(opens: Opens, place: number, step: number): CellPosition | null {
  const cells = opens.flat()
  const width = opens[0]?.length ?? 0
  let at = place
  while (cells[at] === false) at += step
  return cells[at] ? { row: Math.floor(at / width), column: at % width } : null
}

/**
 * The cell to which a key moves in the matrix, skipping cells that do not open. Left and right go on in the row before or after, so
 * that every cell can be reached.
 * @returns null if the key has no function here or there is no cell in that direction
 */
export function nextCell(opens: Opens, { row, column }: CellPosition, key: string): CellPosition | null {
  const width = opens[0]?.length ?? 0
  const start = row * width
  const at = start + column
  const moves: Record<string, readonly [place: number, step: number]> = {
    ArrowRight: [at + 1, 1],
    ArrowLeft: [at - 1, -1],
    ArrowDown: [at + width, width],
    ArrowUp: [at - width, -width],
    Home: [start, 1],
    End: [start + width - 1, -1],
  }
  const move = moves[key]
  return move ? firstFrom(opens, ...move) : null
}

/** The cell that the Tab key reaches: the one last used while it is shown, or the first that opens. */
export function tabStopOf(opens: Opens, used: CellPosition | null): CellPosition | null {
  return used && opens[used.row]?.[used.column] ? used : firstFrom(opens, 0, 1)
}
