import { expect, it } from 'vitest'
import { pixels } from './lengths.ts'

it.each([
  ['12px', 12],
  ['12', 12],
  ['3pt', 4],
  ['1pc', 16],
  ['2em', 32],
  ['2rem', 32],
  ['2ex', 16],
  ['2ch', 16],
  ['2.54cm', 96],
  ['25.4mm', 96],
  ['1in', 96],
  ['100vw', 1_280],
  ['100dvw', 1_280],
  ['100vmax', 1_280],
  ['100vh', 800],
  ['100dvh', 800],
  ['100vmin', 800],
])('takes %s for %s pixels of a screen of 1280 × 800 with a font of 16', (value, length) => {
  expect(pixels(value)).toBeCloseTo(length, 0)
})

it('knows a percentage only beside what it is of, and nothing of unknown units', () => {
  expect(pixels('50%', 8)).toBe(400)
  expect(pixels('50%')).toBeNull()
  expect(pixels('2furlong')).toBeNull()
  expect(pixels('0furlong')).toBe(0)
})
