import { expect, it } from 'vitest'
import { backgroundOf, type Colour, isLost, WHITE } from './colours.ts'

const grey = (value: number, alpha = 1): Colour => [value, value, value, alpha]

it('takes text for lost in its background if no component differs by more than sixteen', () => {
  expect(isLost(grey(239), WHITE)).toBe(true)
  expect(isLost(grey(238), WHITE)).toBe(false)
  expect(isLost([255, 255, 238, 1], WHITE)).toBe(false)
})

it('counts a transparent colour by how much of it is seen', () => {
  expect(isLost(grey(0, 0.06), WHITE)).toBe(true)
  expect(isLost(grey(0, 0.07), WHITE)).toBe(false)
})

it('shows what lies behind a background of an opacity below 0.06, and knows none of a translucent one', () => {
  expect(backgroundOf('rgba(0, 0, 0, 0.05)')).toBe('none')
  expect(backgroundOf('rgba(0, 0, 0, 0.06)')).toBeNull()
  expect(backgroundOf('rgba(0, 0, 0, 0.95)')).toEqual([0, 0, 0, 0.95])
})
