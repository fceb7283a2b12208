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

it.each([
  ['12 歲（含）以下', 'age -Infinity..12 year most'],
  ['12 歲含以下', 'age -Infinity..12 year most'],
  ['3 萬元(含)以上', 'money 30000..Infinity TWD least'],
  ['3 萬元（含本數）以內', 'money -Infinity..30000 TWD most'],
  ['6 歲（含）以上 12 歲（含）以下', 'age 6..12 year'],
  ['未達 5 萬元', 'money -Infinity..50000 TWD most'],
  ['3 萬元以上未達 5 萬元', 'money 30000..50000 TWD'],
  ['2 公里以外', 'length 2000..Infinity m least'],
  ['除了這 3 項以外', 'count 3 項'],
  ['2,500 元（含稅）', 'money 2500 TWD'],
])('reads a limit in the words of an office or a fare: %s', (text, figure) => {
  expect(told(text)).toContain(figure)
})

it.each([
  ['滿 6 歲未滿 12 歲', ['age 6..12 year']],
  ['6 歲至未滿 12 歲', ['age 6..12 year']],
  ['滿 1 公里，未滿 2 公里', ['length 1000..2000 m']],
  ['滿 3 公里以上未滿 5 公里', ['length 3000..5000 m']],
  ['3 萬元未達 5 萬元', ['money 30000..50000 TWD']],
  ['12 歲未滿', ['age -Infinity..12 year most']],
  ['12 歲未滿 30 公斤', ['age -Infinity..12 year most', 'weight 30000 g']],
])('reads from one limit up to the next as a range: %s', (text, figures) => {
  expect(told(text)).toEqual(figures)
})

it.each([
  ['A puppy should never be left alone for more than 4 hours', 'time -Infinity..14400 s most'],
  ['The fryer must not be filled over 2 litres', 'volume -Infinity..2000 ml most'],
  ["Don't go below 30 cm", 'length 0.3..Infinity m least'],
  ['The rack cannot hold more than 20 kg', 'weight -Infinity..20000 g most'],
  ['Store it for no longer than 3 days', 'time -Infinity..259200 s most'],
  ['The water must not exceed 90 °C', 'temperature -Infinity..90 °C most'],
  ['It should not be lower than 50%', 'share 50..Infinity % least'],
  ['It is wider than 60 cm', 'length 0.6..Infinity m least'],
  ['If it is not cool, wait for more than 30 minutes', 'time 1800..Infinity s least'],
  ['Not only that, it lasts over 2 years', 'time 63113904..Infinity s least'],
])('turns an English limit round where its clause denies it: %s', (text, figure) => {
  expect(told(text)).toEqual([figure])
})

it.each([
  ['The swing is not made for the use of people over 80 kg', 'weight 80000 g'],
  ['See a vet if your cat has not eaten for more than 24 hours', 'time 86400 s'],
  ['It has not rained for more than 30 days', 'time 2592000 s'],
  ['It is not expensive and costs more than 300 dollars', 'money 300 USD'],
  ['Patients who cannot sleep for more than 3 weeks', 'time 1814400 s'],
  ['Machines not used for more than 3 weeks must be descaled', 'time 1814400 s'],
  ['Do not worry if it takes more than 3 days', 'time 259200 s'],
  ['Not all cats live more than 3 weeks', 'time 1814400 s'],
  ['Children without symptoms for over 24 hours', 'time 86400 s'],
])('sets no limit where it cannot tell what an English clause denies: %s', (text, figure) => {
  expect(told(text)).toEqual([figure])
})
