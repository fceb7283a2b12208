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

it.each([
  ['未滿18歲', '未滿 18 歲'],
  ['超過 30 日', '超過 30 日'],
  ['12歲(含)以下', '12 歲（含）以下'],
  ['3 萬元（含）以上', '3 萬元（含）以上'],
  ['不得超過三天', '不得超過三天'],
  ['35 度以下', '35 度以下'],
  ['3 天內', '3 天內'],
  ['1,299 元起', '1,299 元起'],
  ['滿6歲未滿12歲', '滿 6 歲未滿 12 歲'],
  ['2 公里以外', '2 公里以外'],
  ['BMI超過27', 'BMI超過 27'],
  ['pH值6以下', 'pH值 6 以下'],
])('shows a limit in the words of its page: %s', (text, limit) => {
  expect(shown(text)).toEqual([limit])
})

it.each([
  ['up to 20 minutes', '20 minutes 以內'],
  ['less than 20 minutes', '低於 20 minutes'],
  ['at least 95%', '95% 以上'],
  ['> 95%', '超過 95%'],
])('says in Chinese whether the number itself belongs to a limit: %s', (text, limit) => {
  expect(shown(text)).toEqual([limit])
})

it('shows what can be read again as the same figure', () => {
  for (const text of ['未滿 18 歲', '12 歲（含）以下', '滿 6 歲未滿 12 歲', '< 95%', '每人每晚 1,500 元']) {
    const [figure] = readFigures(text)
    const [again] = readFigures(shown(text)[0] ?? '')
    expect(again).toMatchObject({
      low: figure?.low,
      high: figure?.high,
      bound: figure?.bound,
      per: figure?.per,
    })
    expect(again?.limit?.isStrict).toBe(figure?.limit?.isStrict)
  }
})

it('shows everything that a figure is for one of', () => {
  expect(shown('每坪 60 元／月')).toEqual(['每坪每月 60 元'])
  expect(shown('每人每晚 1,500 元')).toEqual(['每人每晚 1,500 元'])
  expect(shown('126 mg/dL')).toEqual(['每 dl 126 mg'])
})
