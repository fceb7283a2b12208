import { readFigures } from '@gaplens/text/figures/read-figures'
import { expect, it } from 'vitest'
import { showFigure, splitFigure } from './show-figure.ts'

const shown = (text: string) => readFigures(text).map(showFigure)

it('sets a space beside a number in digits, and none beside one in Chinese characters', () => {
  expect(shown('大約六週')).toEqual(['約六週'])
  expect(shown('大約6週')).toEqual(['約 6 週'])
  expect(shown('三個月以內')).toEqual(['三個月以內'])
})

it('sets what a figure is for one of before it, but not the time of a share', () => {
  expect(shown('每坪約 1,500 元')).toEqual(['每坪約 1,500 元'])
  expect(shown('一年內有近四成的人復發').at(-1)).toBe('約四成')
})

it('shows a unit as it is written', () => {
  expect(shown('大約7個工作天')).toEqual(['約 7 個工作天'])
  expect(shown('800流明')).toEqual(['800 流明'])
})

it('shows a speed with the time that it is told for', () => {
  expect(shown('最高時速約60公里')).toEqual(['每小時約 60 公里'])
  expect(shown('60 km/h')).toEqual(['60 km/h'])
  expect(readFigures('最高時速 60 公里').map(splitFigure)).toEqual([{ value: '每小時 60', unit: '公里' }])
})
