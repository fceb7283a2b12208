import { expect, it } from 'vitest'
import { told } from './testing/told.ts'

it.each([
  ['未超過 30%', 'share -Infinity..30 % most'],
  ['沒超過 30%', 'share -Infinity..30 % most'],
  ['沒有超過 30%', 'share -Infinity..30 % most'],
  ['不會超過 30%', 'share -Infinity..30 % most'],
  ['不可以超過 30%', 'share -Infinity..30 % most'],
  ['不多於 30%', 'share -Infinity..30 % most'],
  ['不破 30%', 'share -Infinity..30 % most'],
  ['跌破 30%', 'share -Infinity..30 % most'],
  ['no more than 30%', 'share -Infinity..30 % most'],
  ['未低於 30%', 'share 30..Infinity % least'],
  ['突破 30%', 'share 30..Infinity % least'],
  ['要超過 30%', 'share 30..Infinity % least'],
  ['分別超過 30%', 'share 30..Infinity % least'],
  ['more than 30%', 'share 30..Infinity % least'],
])('reads a negated comparison as the opposite limit: %s', (text, figure) => {
  expect(told(text)).toEqual([figure])
})

const exact = (text: string) => told(text).map((figure) => !figure.endsWith('about'))

it.each([
  '會籍綁約 13 個月',
  '合約 2 年',
  '租約 12 個月',
  '簽約 30 年',
  '解約 5% 違約金',
  '預約 3 天',
  '特約 500 家',
  '續約 1 年',
  '違約 3 次',
  '節約 30%',
  '換約 24 個月',
])('does not take the end of a word for 「about」: %s', (text) => {
  expect(exact(text)).toEqual([true])
})

it.each([
  '月租約 1,500 元',
  '車位租約 3,000 元',
  '出租約 12 個月',
  '折合約 3,000 元',
  '混合約 5 分鐘',
  '連續約 3 天',
  '後續約 2 週',
  '溶解約 5 分鐘',
  '結婚約 3 年',
  '每節約 50 分鐘',
  '更換約 3 年',
  '合約約 2 年',
  '大約 3 年',
])('takes 「約」 for 「about」 after any other word: %s', (text) => {
  expect(exact(text)).toEqual([false])
})
