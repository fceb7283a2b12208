import { expect, it } from 'vitest'
import { readFigures } from './read-figures.ts'
import { referencesIn } from './references.ts'

const per = (text: string) => readFigures(text).at(-1)?.per

it.each([
  ['每台斤 120 元', '台斤'],
  ['一斤 120 元', '台斤'],
  ['每台冷氣 2,800 元', '台'],
  ['每公里 25 元', '公里'],
  ['每度 2.5 元', '度'],
  ['一度電 2.5 元', '度'],
  ['每車次 200 元', '車次'],
  ['每頭母貓 1,500 元', '頭'],
  ['每胎 10 萬元', '胎'],
  ['每位 500 元', '人'],
  ['10 mg/kg', '公斤'],
  ['每公斤 10 毫克', '公斤'],
  ['126 mg/dL', 'dl'],
  ['每公分 1 公升', '公分'],
  ['每 1 公分配 2 公升', '公分'],
])('reads the whole unit that a figure is for one of: %s', (text, reference) => {
  expect(per(text)).toBe(reference)
})

it.each(['油價一度漲到 60 元', '有一位花了 300 元', '每人限購，一共 300 元'])(
  'finds no reference in %s',
  (text) => {
    expect(per(text)).toBe('')
  },
)

it.each([
  '每月每坪 60 元',
  '每坪每月 60 元',
  '每坪 60 元／月',
  '60 元/坪/月',
  '每月管理費每坪 60 元',
  '月費每坪 60 元',
])('reads both references, in whatever order: %s', (text) => {
  expect(per(text)).toBe('坪·月')
  expect(referencesIn('坪·月')).toEqual(['坪', '月'])
})

it.each([
  ['每人每晚 1,500 元', '人·晚'],
  ['每位學生每學期 17,500 元', '人·學期'],
  ['一個月每人 500 元', '人·月'],
  ['每人每月每坪 60 元', '人·坪·月'],
  ['每晚每房 2,500 元', '房·晚'],
  ['每晚每桶 2,500 元', '晚'],
  ['每月一次 300 元', '月'],
  ['每公尺每小時 20 公升以下', '公尺·小時'],
  ['每人限購每盒 350 元', '盒'],
  ['每次 3 顆，每日 2 公升', '天'],
])('reads as many as stand beside each other: %s', (text, references) => {
  expect(per(text)).toBe(references)
})
