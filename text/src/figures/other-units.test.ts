import { expect, it } from 'vitest'
import { readFigures } from './read-figures.ts'

function unitsIn(text: string) {
  return readFigures(text).map(({ unit, low, high }) => ({ unit, low, high }))
}

it.each([
  ['餘氯控制在 1 到 3 ppm 之間', { unit: 'ppm', low: 1, high: 3 }],
  ['濁度 4 NTU', { unit: 'ntu', low: 4, high: 4 }],
  ['每天補充 600 IU', { unit: 'iu', low: 600, high: 600 }],
  ['菌落數 100 CFU/ml', { unit: 'cfu/ml', low: 100, high: 100 }],
  ['電池 5,000 mAh', { unit: 'mah', low: 5000, high: 5000 }],
  ['插座要 220 伏特', { unit: 'v', low: 220, high: 220 }],
  ['漏電 30 毫安就跳脫', { unit: 'a', low: 0.03, high: 0.03 }],
  ['電池 70 安培小時', { unit: 'mah', low: 70_000, high: 70_000 }],
  ['插座要 220V', { unit: 'v', low: 220, high: 220 }],
])('letters behind a number are its unit, though no table knows them: %s', (text, figure) => {
  expect(unitsIn(text)).toEqual([figure])
})

it.each([
  '新款 Nova 13 pro 的鏡頭',
  '小麥 9 Lite 很好用',
  '3C 產品',
  '3D 列印',
  '支援 5G 網路',
  'They sold 30 to Europe',
])('names and English words behind a number are none: %s', (text) => {
  expect(unitsIn(text)).toEqual([])
})
