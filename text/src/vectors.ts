/** A sparse vector: the ids of its terms, and the weight of each at the same index. */
export interface SparseVector {
  readonly ids: Int32Array
  readonly values: Float32Array
}

export function addTo(sum: Float32Array, at: number, value: number): void {
  sum[at] = (sum[at] ?? 0) + value
}

export function addAll(sum: Float32Array, from: Float32Array, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + share * (from[at] ?? 0)
}

/**
 * Inner product of two vectors of the same length. It keeps four sums, because additions to a single sum would have to
 * wait for each other in the processor.
 */
export function product(a: Float32Array, b: Float32Array): number {
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  const whole = a.length - (a.length % 4)
  for (let at = 0; at < whole; at += 4) {
    first += (a[at] ?? 0) * (b[at] ?? 0)
    second += (a[at + 1] ?? 0) * (b[at + 1] ?? 0)
    third += (a[at + 2] ?? 0) * (b[at + 2] ?? 0)
    fourth += (a[at + 3] ?? 0) * (b[at + 3] ?? 0)
  }
  for (let at = whole; at < a.length; at++) first += (a[at] ?? 0) * (b[at] ?? 0)
  return first + second + third + fourth
}

export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(product(vector, vector))
  if (length > 0) for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length
  return vector
}
