import { describe, expect, it } from 'vitest'
import { CLAIM_FEATURES } from '../table/claim-features.ts'
import { PAGE_FEATURES } from '../table/page-features.ts'
import { PAIR_FEATURES } from '../topics/pair-features.ts'
import { coverageModels } from './models.ts'

const { pairs, claims, pages } = coverageModels()

describe.each([
  ['pairs of seeds', pairs, PAIR_FEATURES],
  ['claims', claims, CLAIM_FEATURES],
  ['pages', pages, PAGE_FEATURES],
])('the model of %s', (_, model, features) => {
  it('was trained on the features that the code computes, in their order', () => {
    expect(model.features).toEqual([...features])
  })

  it('has a mean, a scale and a weight for each feature, all of them numbers', () => {
    for (const numbers of [model.means, model.scales, model.weights]) {
      expect(numbers).toHaveLength(features.length)
      expect(numbers.every(Number.isFinite)).toBe(true)
    }
    expect(model.scales.every((scale) => scale > 0)).toBe(true)
    expect(Number.isFinite(model.bias)).toBe(true)
  })
})
