/** Mean and standard deviation of a row, without its own column. */
export interface RowStatistics {
  readonly mean: number
  readonly deviation: number
}

/** @param own index of the row's own column */
export function rowStatistics(row: Float32Array, own: number): RowStatistics {
  let sum = 0
  let squares = 0
  row.forEach((value, at) => {
    if (at === own) return
    sum += value
    squares += value * value
  })
  const count = Math.max(1, row.length - 1)
  const mean = sum / count
  return { mean, deviation: Math.sqrt(Math.max(1e-6, squares / count - mean * mean)) }
}

/**
 * Correlation of two rows of a similarity matrix over all columns but the two rows' own: seeds that are similar to the same texts
 * are similar to each other.
 */
export function correlation(
  one: Float32Array | undefined,
  two: Float32Array | undefined,
  a: RowStatistics | undefined,
  b: RowStatistics | undefined,
  own: number,
  other: number,
): number {
  if (one === undefined || two === undefined || a === undefined || b === undefined) return 0
  let sum = 0
  for (let at = 0; at < one.length; at++)
    if (at !== own && at !== other) sum += ((one[at] ?? 0) - a.mean) * ((two[at] ?? 0) - b.mean)
  return sum / (Math.max(1, one.length - 2) * a.deviation * b.deviation)
}
