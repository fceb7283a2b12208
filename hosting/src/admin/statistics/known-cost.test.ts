import { expect, it } from 'vitest'
import { knownCost } from './known-cost.ts'

it.each([
  ['both prices', 0.5, 0.25, 0.75],
  ['both prices and nothing used', 0, 0, 0],
  ['no price of a search', null, 0.25, 0.25],
  ['no price of a search and no use of a model', null, 0, null],
  ['no price of a model and no search', 0, null, null],
  ['no price at all', null, null, null],
])('the cost with %s', (_what, searchCostUsd, modelCostUsd, cost) => {
  expect(knownCost({ searchCostUsd, modelCostUsd })).toBe(cost)
})
