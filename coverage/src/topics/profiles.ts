/** Mean and deviation of a row, its own column left out. */
export interface RowStatistics {
  readonly mean: number
  readonly deviation: number
}

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

/** Correlation of two rows over all columns but the two seeds' own. Seeds that resemble the same texts resemble each other. */
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
