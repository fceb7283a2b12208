import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketOf, mergeHistograms } from './durations.ts'
import { estimateOf } from './estimate.ts'

const dayOf = (durations: readonly number[]) =>
  mergeHistograms(durations.map((ms) => ({ [bucketOf(ms)]: 1 })))

describe('estimateOf', () => {
  it('gives no estimate for fewer than ten runs', () => {
    expect(estimateOf([])).toBeNull()
    expect(estimateOf([dayOf(Array(9).fill(30_000))])).toBeNull()
    expect(estimateOf([dayOf(Array(5).fill(30_000)), dayOf(Array(5).fill(30_000))])).not.toBeNull()
  })

  it('ignores the fastest and the slowest tenth', () => {
    const usual = Array.from({ length: 18 }, (_, at) => 25_000 + at * 1_000)
    const found = estimateOf([dayOf([1_000, ...usual, 200_000])])
    expect(found?.fromMs).toBeGreaterThan(23_000)
    expect(found?.toMs).toBeLessThan(46_000)
  })

  it('has its ends in order, and holds eight of ten runs to within a bucket', () => {
    const durations = fc.array(fc.integer({ min: 101, max: 240_000 }), { minLength: 10, maxLength: 200 })
    fc.assert(
      fc.property(durations, (list) => {
        const found = estimateOf([dayOf(list)])
        if (found === null) throw new Error('ten runs are enough')
        expect(found.fromMs).toBeLessThanOrEqual(found.toMs)
        const inside = list.filter((ms) => ms >= found.fromMs / 1.06 && ms <= found.toMs * 1.06)
        expect(inside.length / list.length).toBeGreaterThanOrEqual(0.8)
      }),
    )
  })
})
