import { type LogisticModel, probability } from '@gaplens/coverage/learned/logistic'

/** A training example: its features, its label (0 to 1) and its weight. */
export interface Example {
  readonly features: readonly number[]
  readonly label: number
  readonly weight: number
}

const ROUNDS = 30

/** Fits a logistic regression by Newton's method, with a penalty of `ridge` on each standardised weight. */
export function fitLogistic(
  names: readonly string[],
  examples: readonly Example[],
  ridge: number,
): LogisticModel {
  const size = names.length
  const { means, scales } = standardOf(examples, size)
  const rows = examples.map(({ features }) => [
    ...Array.from({ length: size }, (_, at) => ((features[at] ?? 0) - (means[at] ?? 0)) / (scales[at] ?? 1)),
    1,
  ])
  const weights = new Array<number>(size + 1).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Array<number>(size + 1).fill(0)
    const curvature = Array.from({ length: size + 1 }, () => new Array<number>(size + 1).fill(0))
    examples.forEach(({ label, weight }, index) => {
      const row = rows[index] ?? []
      let odds = 0
      for (let at = 0; at <= size; at++) odds += (weights[at] ?? 0) * (row[at] ?? 0)
      const p = probability(odds)
      const slope = weight * p * (1 - p)
      for (let a = 0; a <= size; a++) {
        const value = row[a] ?? 0
        gradient[a] = (gradient[a] ?? 0) + weight * (label - p) * value
        const line = curvature[a] as number[]
        for (let b = 0; b <= a; b++) line[b] = (line[b] ?? 0) + slope * value * (row[b] ?? 0)
      }
    })
    for (let a = 0; a <= size; a++) {
      const line = curvature[a] as number[]
      const penalty = a < size ? ridge : 1e-6
      gradient[a] = (gradient[a] ?? 0) - penalty * (weights[a] ?? 0)
      line[a] = (line[a] ?? 0) + penalty
      for (let b = a + 1; b <= size; b++) line[b] = curvature[b]?.[a] ?? 0
    }
    const step = solve(curvature, gradient)
    let moved = 0
    for (let at = 0; at <= size; at++) {
      const by = Math.max(-2, Math.min(2, step[at] ?? 0))
      weights[at] = (weights[at] ?? 0) + by
      moved = Math.max(moved, Math.abs(by))
    }
    if (moved < 1e-5) break
  }
  const tidy = (value: number) => Math.round(value * 1e5) / 1e5
  return {
    features: [...names],
    means: means.map(tidy),
    scales: scales.map(tidy),
    weights: weights.slice(0, size).map(tidy),
    bias: tidy(weights[size] ?? 0),
  }
}

function standardOf(examples: readonly Example[], size: number): { means: number[]; scales: number[] } {
  const means = new Array<number>(size).fill(0)
  const squares = new Array<number>(size).fill(0)
  let total = 0
  for (const { features, weight } of examples) {
    total += weight
    for (let at = 0; at < size; at++) {
      means[at] = (means[at] ?? 0) + weight * (features[at] ?? 0)
      squares[at] = (squares[at] ?? 0) + weight * (features[at] ?? 0) ** 2
    }
  }
  const mean = means.map((sum) => sum / Math.max(1e-9, total))
  const scales = squares.map((sum, at) =>
    Math.max(1e-3, Math.sqrt(Math.max(0, sum / Math.max(1e-9, total) - (mean[at] ?? 0) ** 2))),
  )
  return { means: mean, scales }
}

/** Solves a symmetric linear system by Gaussian elimination with pivoting. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row
    const [top, chosen] = [rows[column] as number[], rows[pivot] as number[]]
    rows[column] = chosen
    rows[pivot] = top
    const head = chosen[column] || 1e-12
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const line = rows[row] as number[]
      const factor = (line[column] ?? 0) / head
      if (factor === 0) continue
      for (let at = column; at <= size; at++) line[at] = (line[at] ?? 0) - factor * (chosen[at] ?? 0)
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] || 1e-12))
}

/** Area under the ROC curve: how often a positive example has a higher score than a negative one. */
export function areaUnderCurve(scored: readonly { score: number; label: number }[]): number {
  const sorted = [...scored].sort((a, b) => a.score - b.score)
  let ranks = 0
  let positives = 0
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to += 1
    const rank = (from + to + 1) / 2
    for (let at = from; at < to; at++)
      if ((sorted[at]?.label ?? 0) >= 0.5) {
        ranks += rank
        positives += 1
      }
    from = to
  }
  const negatives = sorted.length - positives
  return positives === 0 || negatives === 0
    ? Number.NaN
    : (ranks - (positives * (positives + 1)) / 2) / (positives * negatives)
}
