import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { averageLinkage } from './average-linkage.ts'

/** The lower triangle of a symmetric matrix: row b holds the items before b. */
function triangle(rows: readonly (readonly number[])[]): Float32Array[] {
  return rows.map((row) => Float32Array.from(row))
}
const free = () => false

describe('average linkage', () => {
  it('joins what is alike and leaves the rest alone', () => {
    const similarities = triangle([[], [0.9], [0.1, 0.1], [0.1, 0.1, 0.8]])
    expect(averageLinkage(similarities, 0.5, free)).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  it('goes by the mean over all pairs of two groups, not by their nearest pair', () => {
    // 2 is near to 1, but on the mean of 0 and 1 it is below 0.5.
    expect(averageLinkage(triangle([[], [0.9], [0.1, 0.8]]), 0.5, free)).toEqual([[0, 1], [2]])
    expect(averageLinkage(triangle([[], [0.9], [0.3, 0.8]]), 0.5, free)).toEqual([[0, 1, 2]])
  })

  it('joins from the threshold on, that itself included', () => {
    expect(averageLinkage(triangle([[], [0.5]]), 0.5, free)).toEqual([[0, 1]])
    expect(averageLinkage(triangle([[], [0.49]]), 0.5, free)).toEqual([[0], [1]])
  })

  it('never joins two groups of which one pair is forbidden', () => {
    const similarities = triangle([[], [0.9], [0.9, 0.9]])
    const apart = (a: number, b: number) => Math.min(a, b) === 0 && Math.max(a, b) === 2
    expect(averageLinkage(similarities, 0.5, apart)).toEqual([[0, 1], [2]])
  })

  it('puts every item into one group, and each group holds together as the threshold asks', () => {
    const similarity = fc.double({ min: 0, max: 1, noNaN: true })
    const matrix = fc
      .integer({ min: 0, max: 9 })
      .chain((size) =>
        fc.tuple(
          ...Array.from({ length: size }, (_, at) => fc.array(similarity, { minLength: at, maxLength: at })),
        ),
      )
    fc.assert(
      fc.property(matrix, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (rows, threshold) => {
        const similarities = triangle(rows)
        const groups = averageLinkage(similarities, threshold, free)
        expect(groups.flat().toSorted((a, b) => a - b)).toEqual(rows.map((_, at) => at))
        for (const group of groups) {
          // The group's last merge had a mean of at least the threshold, so some pair in it has.
          const pairs = group.flatMap((b, at) => group.slice(0, at).map((a) => similarities[b]?.[a] ?? 0))
          if (pairs.length > 0)
            expect(Math.max(...pairs)).toBeGreaterThanOrEqual(Math.fround(threshold) - 1e-6)
        }
        expect(averageLinkage(similarities, threshold, free)).toEqual(groups)
      }),
    )
  })
})
