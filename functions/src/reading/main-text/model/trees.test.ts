import { describe, expect, it } from 'vitest'
import { parseTrees } from './trees.ts'

const TREES = parseTrees(
  {
    features: ['length', 'depth'],
    // Deeper than 2: −1; else by length: up to 10 it is 0.5, up to 20 it is 2, beyond it is 3.
    trees: ['1<2 0<10 0.5 0<20 2 3 -1', '0<15 0.25 0.125'],
  },
  ['depth', 'unused', 'length'],
)

/** Rows of depth, something unused, length. */
const rowsOf = (...rows: readonly (readonly [number, number, number])[]) => Float32Array.from(rows.flat())

describe('trees', () => {
  it('go to the next node where a feature is at most the threshold, else past its subtree', () => {
    expect(TREES.score(rowsOf([1, 9, 10]), 0)).toBe(0.75)
    expect(TREES.score(rowsOf([0, 0, 0], [2, 9, 20]), 3)).toBe(2.125)
    expect(TREES.score(rowsOf([3, 9, 20]), 0)).toBe(-0.875)
  })

  it('answer for many rows what they answer for each', () => {
    for (const count of [0, 1, 5, 64, 65, 300]) {
      const rows = rowsOf(
        ...Array.from({ length: count }, (_, index) => [index % 5, index, (index * 7) % 31] as const),
      )
      const one = Array.from({ length: count }, (_, index) => TREES.score(rows, index * 3))
      expect([...TREES.scoreRows(rows, 3)]).toEqual(one)
    }
  })

  it('answer for rows that all go one way what they answer for each', () => {
    const rows = rowsOf(...Array.from({ length: 130 }, (_, index) => [4, index, 12 + (index % 2)] as const))
    expect(new Set(TREES.scoreRows(rows, 3))).toEqual(new Set([-0.75]))
  })

  it('ask for nothing that is not computed', () => {
    expect(() => parseTrees({ features: ['other'], trees: ['0<1 1 2'] }, ['depth'])).toThrow('other')
  })
})
