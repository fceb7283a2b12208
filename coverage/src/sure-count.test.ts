import { expect, it } from 'vitest'
import { sureCount } from './sure-count.ts'

it('is the number of pages where all of them surely cover the topic', () => {
  expect(sureCount([0.95, 0.97])).toBe(2)
  expect(sureCount([1, 1, 1, 1])).toBe(4)
})

it('is one less where one of them may not: 0.9 × 0.88 is below 0.85', () => {
  expect(sureCount([0.9, 0.88])).toBe(1)
  // All three: 0.9³ = 0.73; two or more: 0.9³ + 3 · 0.9² · 0.1 = 0.97.
  expect(sureCount([0.9, 0.9, 0.9])).toBe(2)
})

it('is one for any page that is said to cover it, and none without', () => {
  expect(sureCount([0.55])).toBe(1)
  expect(sureCount([])).toBe(0)
})
