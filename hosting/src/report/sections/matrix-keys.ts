export interface CellPosition {
  row: number
  column: number
}

const STEPS: Record<string, readonly [row: number, column: number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
}

function firstFrom(
  opens: readonly (readonly boolean[])[],
  from: CellPosition,
  [down, right]: readonly [number, number],
): CellPosition | null {
  let { row, column } = from
  let open = opens[row]?.[column]
  while (open === false) {
    row += down
    column += right
    open = opens[row]?.[column]
  }
  return open ? { row, column } : null
}

/**
 * The cell to which a key moves in the matrix, skipping cells that do not open.
 * @param opens by row and column, whether a cell opens
 * @returns null if the key has no function here or there is no cell in that direction
 */
export function nextCell(
  opens: readonly (readonly boolean[])[],
  from: CellPosition,
  key: string,
): CellPosition | null {
  const width = opens[from.row]?.length ?? 0
  if (key === 'Home') return firstFrom(opens, { row: from.row, column: 0 }, [0, 1])
  if (key === 'End') return firstFrom(opens, { row: from.row, column: width - 1 }, [0, -1])
  const step = STEPS[key]
  if (!step) return null
  return firstFrom(opens, { row: from.row + step[0], column: from.column + step[1] }, step)
}
