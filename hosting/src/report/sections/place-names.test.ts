import { expect, it } from 'vitest'
import { type Box, boxOf, freePlace, type Mark, placesAlong, placesAround } from './place-names.ts'

const PLOT: Box = { x: 40, y: 12, width: 600, height: 200 }
const at = (x: number, y: number, radius = 5): Mark => ({ x, y, radius })

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

it('puts a name beside its mark where nothing is near', () => {
  const mark = at(100, 100)
  const place = freePlace(placesAround(mark, '[7] host.test'), [boxOf(mark)], PLOT)
  expect(place).toMatchObject({ x: 111, y: 92 })
})

it.each([
  ['a neighbour on the right', [at(130, 100)]],
  ['neighbours on both sides', [at(130, 100), at(60, 101)]],
  ['neighbours on both sides and above', [at(130, 100), at(60, 101), at(95, 82), at(110, 80)]],
])('covers no point with %s', (_, others) => {
  const mark = at(100, 100)
  const taken = [mark, ...others].map(boxOf)
  const place = freePlace(placesAround(mark, '[7] host.test'), taken, PLOT)
  expect(place && taken.some((box) => meets(place, box))).toBe(false)
})

it('stays inside the plot', () => {
  const mark = at(620, 20)
  const place = freePlace(placesAround(mark, '[7] host.test'), [boxOf(mark)], PLOT)
  expect(place && place.x + place.width).toBeLessThanOrEqual(640)
  expect(place?.y).toBeGreaterThanOrEqual(12)
})

it('names a line at the end that is free', () => {
  const taken = [at(600, 110), at(610, 92)].map(boxOf)
  const place = freePlace(placesAlong(100, PLOT, '引用網頁中位數 32'), taken, PLOT)
  expect(place?.x).toBe(44)
})
