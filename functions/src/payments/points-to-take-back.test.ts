import { expect, it } from 'vitest'
import { pointsToTakeBack } from './points-to-take-back.ts'

it.each([
  ['a full refund', 60, 0, 899, 899, 60],
  ['a full refund after a part', 60, 6, 899, 899, 54],
  ['a part after a part', 60, 6, 899, 450, 30],
  ['a part of what was taken back before', 60, 60, 899, 450, 0],
  ['a part', 60, 0, 899, 450, 30],
  ['a part that is no whole number of points, in favour of the customer', 60, 0, 899, 449, 29],
  ['less than the price of a point', 60, 0, 899, 10, 0],
  ['more than was paid', 60, 0, 899, 1_000, 60],
  ['an amount that is not known', 60, 0, 899, null, 60],
  ['an amount that is not known, after a part', 60, 6, 899, null, 54],
  ['an order whose price is not known', 500, 0, null, 450, 500],
  ['an order that credited an unknown number of points', null, 0, 899, 450, null],
])('%s', (_what, credited, reversed, paid, refunded, points) => {
  expect(pointsToTakeBack(credited, reversed, paid, refunded)).toBe(points)
})
