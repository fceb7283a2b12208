import { describe, expect, it } from 'vitest'
import { FeatureRows } from './feature-rows.ts'
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

function measuredRows(rows: Float32Array): FeatureRows {
  const measured = new FeatureRows(rows, 3)
  measured.measure(0, 3)
  return measured
}

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
      expect([...TREES.scoreRows(measuredRows(rows))]).toEqual(one)
    }
  })

  it('answer for no other rows than they are asked about', () => {
    const rows = rowsOf(
      ...Array.from({ length: 200 }, (_, index) => [index % 5, 0, (index * 7) % 31] as const),
    )
    const asked = Uint8Array.from({ length: 200 }, (_, index) => Number(index % 3 === 0 && index < 130))
    const found = TREES.scoreRows(measuredRows(rows), asked)
    expect([...found]).toEqual(
      Array.from(asked, (isAsked, index) => (isAsked === 1 ? TREES.score(rows, index * 3) : 0)),
    )
  })

  it('answer for rows that all go one way what they answer for each', () => {
    const rows = rowsOf(...Array.from({ length: 130 }, (_, index) => [4, index, 12 + (index % 2)] as const))
    expect(new Set(TREES.scoreRows(measuredRows(rows)))).toEqual(new Set([-0.75]))
  })

  it('answer by columns that are filled and measured later', () => {
    const rows = rowsOf(...Array.from({ length: 70 }, (_, index) => [index % 5, index, 0] as const))
    const measured = new FeatureRows(rows, 3)
    measured.measure(0, 2)
    for (let i = 0; i < 70; i++) rows[i * 3 + 2] = (i * 7) % 31
    measured.measure(2, 3)
    expect([...TREES.scoreRows(measured)]).toEqual(
      Array.from({ length: 70 }, (_, index) => TREES.score(rows, index * 3)),
    )
  })

  it('answer by what all rows share, without its being in each', () => {
    const lengths = Array.from({ length: 70 }, (_, index) => (index * 7) % 31)
    const measured = new FeatureRows(rowsOf(...lengths.map((length) => [0, 0, length] as const)), 3)
    measured.measure(2, 3)
    measured.share(0, [3, 9])
    const whole = rowsOf(...lengths.map((length) => [3, 9, length] as const))
    expect([...TREES.scoreRows(measured)]).toEqual(lengths.map((_, index) => TREES.score(whole, index * 3)))
  })

  it('ask for nothing that is not computed', () => {
    expect(() => parseTrees({ features: ['other'], trees: ['0<1 1 2'] }, ['depth'])).toThrow('other')
  })
})
