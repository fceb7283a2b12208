/**
 * Each bucket of the histogram is a tenth wider than the one before. A quantile read from it is therefore within 5 % of
 * the exact one, whatever the number of jobs, and the histograms of several days can be added.
 */
const GROWTH = 1.1
const SMALLEST_MS = 100

/** The number of durations in each bucket. The key is the number of the bucket as text. */
export type Histogram = Readonly<Record<string, number>>

/** The bucket of a duration in milliseconds: 0 for at most 100 ms, 1 for at most 110 ms, and so on. */
export function bucketOf(ms: number): string {
  return String(ms <= SMALLEST_MS ? 0 : Math.ceil(Math.log(ms / SMALLEST_MS) / Math.log(GROWTH)))
}

export function mergeHistograms(histograms: readonly Histogram[]): Histogram {
  const sum: Record<string, number> = {}
  for (const histogram of histograms)
    for (const [bucket, count] of Object.entries(histogram)) sum[bucket] = (sum[bucket] ?? 0) + count
  return sum
}

/**
 * The quantile by nearest rank: the geometric mean of the bounds of the bucket that it falls into.
 * @param share 0.5 for the median, 0.95 for p95
 * @returns milliseconds; null for an empty histogram
 */
export function quantile(histogram: Histogram, share: number): number | null {
  const buckets = Object.entries(histogram)
    .map(([bucket, count]) => ({ bucket: Number(bucket), count }))
    .toSorted((a, b) => a.bucket - b.bucket)
  const total = buckets.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const rank = Math.max(1, Math.ceil(share * total))
  let seen = 0
  const found = buckets.find(({ count }) => {
    seen += count
    return seen >= rank
  })
  return found === undefined ? null : Math.round(SMALLEST_MS * GROWTH ** (found.bucket - 0.5))
}
