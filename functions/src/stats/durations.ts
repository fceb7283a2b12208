/**
 * Durations as counts by buckets that grow by a tenth each, so that a median read from them is within 5 % whatever
 * the number of jobs, and days add up by adding their counts.
 */
const GROWTH = 1.1
const SMALLEST_MS = 100

/** Counts by bucket; a bucket's key is its number as text. */
export type Histogram = Readonly<Record<string, number>>

/** The bucket of a duration in milliseconds: 0 up to 100 ms, then 1 up to 110 ms, and so on. */
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
 * The value that a share of the durations does not exceed (nearest rank), as its bucket's geometric middle.
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
