import { expect, it } from 'vitest'
import { type LogisticModel, logOdds, probability } from './logistic.ts'

const model: LogisticModel = {
  features: ['a', 'b'],
  means: [1, 2],
  scales: [2, 0.5],
  weights: [3, -1],
  bias: 0.5,
}

it('adds to the bias each feature, standardised, times its weight', () => {
  expect(logOdds(model, [1, 2])).toBe(0.5)
  expect(logOdds(model, [3, 1.5])).toBe(0.5 + 3 * 1 + -1 * -1)
})

it('makes a probability of log odds, one half of none', () => {
  expect(probability(0)).toBe(0.5)
  expect(probability(Math.log(9))).toBeCloseTo(0.9, 12)
  expect(probability(-Math.log(9))).toBeCloseTo(0.1, 12)
})
