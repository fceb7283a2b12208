/** The median, rounded to a whole number; null if there are no values. */
export function roundedMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const high = sorted[Math.floor(sorted.length / 2)]
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  return high === undefined || low === undefined ? null : Math.round((low + high) / 2)
}
