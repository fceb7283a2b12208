/** The likeness of two items in the lower half of a square: row a holds the items before a. */
function between(similarities: readonly Float32Array[], a: number, b: number): number {
  return (a > b ? similarities[a]?.[b] : similarities[b]?.[a]) ?? 0
}

/**
 * Groups items by average linkage, the closest pairs first: two groups become one while the mean similarity
 * between their members is at least `threshold` and no pair is kept `apart`.
 * Deterministic: equal similarities are taken in the order of the items.
 * @returns groups of item indexes, each in ascending order, by their first item
 */
export function averageLinkage(
  similarities: readonly Float32Array[],
  threshold: number,
  apart: (a: number, b: number) => boolean,
): number[][] {
  const size = similarities.length
  const pairs: { a: number; b: number; value: number }[] = []
  similarities.forEach((row, b) => {
    for (let a = 0; a < b; a++) {
      const value = row[a] ?? 0
      if (value >= threshold && !apart(a, b)) pairs.push({ a, b, value })
    }
  })
  pairs.sort((x, y) => y.value - x.value || x.a - y.a || x.b - y.b)
  const groups = Array.from({ length: size }, (_, at) => [at])
  const groupOf = Array.from({ length: size }, (_, at) => at)
  // Two groups that were kept apart stay so until one of them grows: how often they had grown when they were.
  const refused = new Map<number, number>()
  const grown = new Int32Array(size)
  for (const { a, b } of pairs) {
    const left = groupOf[a] ?? a
    const right = groupOf[b] ?? b
    if (left === right) continue
    const key = Math.min(left, right) * size + Math.max(left, right)
    const age = (grown[left] ?? 0) + (grown[right] ?? 0)
    if (refused.get(key) === age) continue
    const one = groups[left] ?? []
    const two = groups[right] ?? []
    if (!mayJoin(similarities, one, two, threshold, apart)) {
      refused.set(key, age)
      continue
    }
    groups[left] = [...one, ...two].sort((x, y) => x - y)
    groups[right] = []
    grown[left] = (grown[left] ?? 0) + 1
    for (const y of two) groupOf[y] = left
  }
  return groups.filter((group) => group.length > 0).sort((x, y) => (x[0] ?? 0) - (y[0] ?? 0))
}

function mayJoin(
  similarities: readonly Float32Array[],
  one: readonly number[],
  two: readonly number[],
  threshold: number,
  apart: (a: number, b: number) => boolean,
): boolean {
  let sum = 0
  for (const x of one)
    for (const y of two) {
      if (apart(x, y)) return false
      sum += between(similarities, x, y)
    }
  return sum / (one.length * two.length) >= threshold
}
