/** Inner product of a dense vector and a sparse one. */
export function gathered(dense: Float32Array, ids: Int32Array, values: Float32Array): number {
  let sum = 0
  for (let at = 0; at < ids.length; at++) sum += (values[at] ?? 0) * (dense[ids[at] ?? 0] ?? 0)
  return sum
}

export function addTo(sum: Float32Array, at: number, value: number): void {
  sum[at] = (sum[at] ?? 0) + value
}

export function addAll(sum: Float32Array, from: Float32Array, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + share * (from[at] ?? 0)
}

export function product(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(product(vector, vector))
  if (length > 0) for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length
  return vector
}
