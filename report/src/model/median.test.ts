import { expect, it } from 'vitest'
import { roundedMedian } from './median.ts'

it('takes the value in the middle, or the mean of the two in the middle, as a whole number', () => {
  expect(roundedMedian([90, 10, 32])).toBe(32)
  expect(roundedMedian([10, 90, 31, 34])).toBe(33)
  expect(roundedMedian([])).toBeNull()
})
