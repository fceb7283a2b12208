import { expect, it } from 'vitest'
import { readFigures } from './read-figures.ts'

const readIn = (text: string) =>
  readFigures(text).map(({ dimension, unit, low, high, text }) => [dimension, unit, low, high, text])

it.each([
  ['隔熱墊的 R 值要 5 以上', 'r', 5, Number.POSITIVE_INFINITY, 'R 值要 5'],
  ['選 SPF50 的防曬', 'spf', 50, 50, 'SPF50'],
  ['土壤 pH 值約 6 到 7', 'ph', 6, 7, 'pH 值約 6 到 7'],
  ['BMI 超過 27', 'bmi', 27, Number.POSITIVE_INFINITY, 'BMI 超過 27'],
  ['Ua 值 0.87', 'ua', 0.87, 0.87, 'Ua 值 0.87'],
])('reads the value of a named scale: %s', (text, unit, low, high, written) => {
  expect(readIn(text)).toMatchObject([['scale', unit, low, expect.closeTo(high), written]])
})

it('reads no scale in a number with a unit, nor in a name', () => {
  expect(readIn('pH 值每 2 天測一次').map(([dimension]) => dimension)).toEqual(['frequency'])
  expect(readIn('R 值在 10 度時').map(([dimension]) => dimension)).toEqual(['temperature'])
  expect(readIn('PM2.5 與 Part 5')).toEqual([])
})
