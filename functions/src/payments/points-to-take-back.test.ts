import { expect, it } from 'vitest'
import { pointsToTakeBack } from './points-to-take-back.ts'

it.each([
  ['a full refund', 60, 899, 899, 60],
  ['a part', 60, 899, 450, 30],
  ['a part that is no whole number of points, in favour of the customer', 60, 899, 449, 29],
  ['less than the price of a point', 60, 899, 10, 0],
  ['more than was paid', 60, 899, 1_000, 60],
  ['an amount that is not known', 60, 899, null, 60],
  ['an order whose price is not known', 500, null, 450, 500],
  ['an order that credited an unknown number of points', null, 899, 450, null],
])('%s', (_what, credited, paid, refunded, points) => {
  expect(pointsToTakeBack(credited, paid, refunded)).toBe(points)
})
