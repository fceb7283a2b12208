/** Looks up the similarity of two items. The matrix stores its lower triangle only: row a holds the items before a. */
function similarityOf(similarities: readonly Float32Array[], a: number, b: number): number {
  return (a > b ? similarities[a]?.[b] : similarities[b]?.[a]) ?? 0
}

/**
 * Clusters items by average linkage, the most similar pairs first. Two groups are merged when the mean similarity
 * between their members is at least `threshold` and no pair across them is forbidden by `cannotLink`.
 * The result is deterministic: pairs of equal similarity are taken in the order of the items.
 * @returns groups of item indexes, each in ascending order, by their first item
 */
export function averageLinkage(
  similarities: readonly Float32Array[],
  threshold: number,
  cannotLink: (a: number, b: number) => boolean,
): number[][] {
  const size = similarities.length
  const pairs: { a: number; b: number; value: number }[] = []
  similarities.forEach((row, b) => {
    for (let a = 0; a < b; a++) {
      const value = row[a] ?? 0
      if (value >= threshold && !cannotLink(a, b)) pairs.push({ a, b, value })
    }
  })
  pairs.sort((x, y) => y.value - x.value || x.a - y.a || x.b - y.b)
  const groups = Array.from({ length: size }, (_, at) => [at])
  const groupOf = Array.from({ length: size }, (_, at) => at)
  // A rejected pair of groups gives the same answer until one of the two grows. This map holds how many merges the two
  // had behind them when they were rejected, so that they are not compared again without need.
  const rejectedAt = new Map<number, number>()
  const mergeCount = new Int32Array(size)
  for (const { a, b } of pairs) {
    const left = groupOf[a] ?? a
    const right = groupOf[b] ?? b
    if (left === right) continue
    const key = Math.min(left, right) * size + Math.max(left, right)
    const merges = (mergeCount[left] ?? 0) + (mergeCount[right] ?? 0)
    if (rejectedAt.get(key) === merges) continue
    const one = groups[left] ?? []
    const two = groups[right] ?? []
    if (!mayMerge(similarities, one, two, threshold, cannotLink)) {
      rejectedAt.set(key, merges)
      continue
    }
    groups[left] = [...one, ...two].sort((x, y) => x - y)
    groups[right] = []
    mergeCount[left] = (mergeCount[left] ?? 0) + 1
    for (const y of two) groupOf[y] = left
  }
  return groups.filter((group) => group.length > 0).sort((x, y) => (x[0] ?? 0) - (y[0] ?? 0))
}

function mayMerge(
  similarities: readonly Float32Array[],
  one: readonly number[],
  two: readonly number[],
  threshold: number,
  cannotLink: (a: number, b: number) => boolean,
): boolean {
  let sum = 0
  for (const x of one)
    for (const y of two) {
      if (cannotLink(x, y)) return false
      sum += similarityOf(similarities, x, y)
    }
  return sum / (one.length * two.length) >= threshold
}
