import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketOf, mergeHistograms, quantile } from './durations.ts'

function histogramOf(durations: readonly number[]) {
  return mergeHistograms(durations.map((ms) => ({ [bucketOf(ms)]: 1 })))
}

describe('quantile', () => {
  it('is within 5 % of the exact nearest rank, whatever the durations', () => {
    const durations = fc.array(fc.integer({ min: 101, max: 600_000 }), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(durations, fc.constantFrom(0.5, 0.95), (list, share) => {
        const exact = list.toSorted((a, b) => a - b)[Math.ceil(share * list.length) - 1] ?? Number.NaN
        const found = quantile(histogramOf(list), share) ?? Number.NaN
        expect(Math.abs(found - exact) / exact).toBeLessThan(0.06)
      }),
    )
  })

  it('is the same whether days are added up or counted at once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 600_000 })), fc.nat(), (list, at) => {
        const cut = list.length === 0 ? 0 : at % list.length
        const merged = mergeHistograms([histogramOf(list.slice(0, cut)), histogramOf(list.slice(cut))])
        expect(quantile(merged, 0.5)).toBe(quantile(histogramOf(list), 0.5))
      }),
    )
  })

  it('is null without a duration', () => {
    expect(quantile({}, 0.5)).toBeNull()
  })
})

it('puts durations up to 100 ms into one bucket, and each further bucket is a tenth wider', () => {
  expect([1, 100, 101, 110, 111, 121, 122].map(bucketOf)).toEqual(['0', '0', '1', '1', '2', '2', '3'])
})
