/** A symmetric matrix of similarities, kept as one triangle would be but simpler to read as a whole square. */
export class Similarities {
  readonly size: number
  private readonly values: Float64Array

  constructor(size: number) {
    this.size = size
    this.values = new Float64Array(size * size)
  }

  get(a: number, b: number): number {
    return this.values[a * this.size + b] ?? 0
  }

  add(a: number, b: number, value: number): void {
    this.values[a * this.size + b] = this.get(a, b) + value
    if (a !== b) this.values[b * this.size + a] = this.get(a, b)
  }
}

/**
 * Pairwise inner products of sparse vectors, through an inverted index, so that pairs with no term in common cost
 * nothing.
 */
export function innerProducts(
  vectors: readonly ReadonlyMap<string, number>[],
  weight = 1,
  into?: Similarities,
): Similarities {
  const result = into ?? new Similarities(vectors.length)
  const postings = new Map<string, { at: number; value: number }[]>()
  vectors.forEach((vector, at) => {
    for (const [term, value] of vector) {
      const seen = postings.get(term) ?? []
      for (const other of seen) result.add(other.at, at, weight * other.value * value)
      seen.push({ at, value })
      postings.set(term, seen)
    }
  })
  return result
}

/**
 * Groups items by average linkage, the closest pairs first: two groups become one while the mean similarity
 * between their members is at least `threshold` and no pair is kept `apart`.
 * Deterministic: equal similarities are taken in the order of the items.
 * @returns groups of item indexes, each in ascending order, by their first item
 */
export function averageLinkage(
  similarities: Similarities,
  threshold: number,
  apart: (a: number, b: number) => boolean,
): number[][] {
  const size = similarities.size
  const pairs: { a: number; b: number; value: number }[] = []
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      const value = similarities.get(a, b)
      if (value >= threshold && !apart(a, b)) pairs.push({ a, b, value })
    }
  pairs.sort((x, y) => y.value - x.value || x.a - y.a || x.b - y.b)
  const groups = Array.from({ length: size }, (_, at) => [at])
  const groupOf = Array.from({ length: size }, (_, at) => at)
  for (const { a, b } of pairs) {
    const left = groupOf[a] ?? a
    const right = groupOf[b] ?? b
    if (left === right) continue
    const one = groups[left] ?? []
    const two = groups[right] ?? []
    let sum = 0
    let blocked = false
    for (const x of one)
      for (const y of two) {
        if (apart(x, y)) blocked = true
        sum += similarities.get(x, y)
      }
    if (blocked || sum / (one.length * two.length) < threshold) continue
    groups[left] = [...one, ...two].sort((x, y) => x - y)
    groups[right] = []
    for (const y of two) groupOf[y] = left
  }
  return groups.filter((group) => group.length > 0).sort((x, y) => (x[0] ?? 0) - (y[0] ?? 0))
}
