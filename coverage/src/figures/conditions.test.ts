import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../tests/cases/marked-page.ts'
import { figureClaims } from './claims-of-page.ts'
import { groupFigures } from './figure-groups.ts'

const claims = (...pages: string[]) =>
  figureClaims(
    pages.map((page, at) => markedSource(at + 1, page)),
    emptySerp({}),
  )
const values = (page: string) => claims(page).map(({ figure }) => figure.text)

it.each([
  ['年資 3 個月以上未滿 1 年，預告期 10 日。', '10 日'],
  ['工作 1 年以上 2 年未滿，特休 7 日。', '7 日'],
  ['年資滿 3 年，預告期 30 日。', '30 日'],
  ['滿 1 年者有 7 天特休。', '7 天'],
  ['租期滿 6 個月後，提前通知 10 天。', '10 天'],
])('takes no case for a value: %s', (sentence, value) => {
  expect(values(sentence)).toEqual([value])
})

it.each([
  '保固 3 年以上，壓縮機 10 年。',
  '冷藏可放 3 天，冷凍可放 1 個月。',
  '每次 30 分鐘以上，最多 60 分鐘。',
  '消費滿 3,000 元，運送 2 天。',
  '普通班須練滿 34 小時，含學科 8 小時。',
])('takes for a value what may be one: %s', (sentence) => {
  expect(values(sentence)).toHaveLength(2)
})

it('sets no figure of one case against that of another', () => {
  const about = (first: string, second: string) =>
    groupFigures(claims(`## 預告期\n${first}`, `## 預告期\n${second}`), '離職')
  const month = '年資 3 個月以上未滿 1 年，預告期 10 日。'
  expect(about(month, '年資滿 3 年，預告期 30 日。')).toEqual([])
  expect(about(month, '年資 3 年以上，預告期 30 日。')).toEqual([])
  expect(about(month, '年資 3 個月以上未滿 1 年，預告期 20 日。')).toMatchObject([{ disagree: true }])
})

it('sets two times that are asked at the least against each other', () => {
  const hours = (asked: string) =>
    groupFigures(
      claims(
        '## 時數\n小型車普通班須練滿 34 小時，含學科 8 小時。',
        `## 時數\n小型車普通班至少 ${asked} 小時。`,
      ),
      '駕訓班',
    )
  expect(hours('32')).toMatchObject([{ disagree: true }])
  expect(hours('34')).toMatchObject([{ disagree: false }])
})

it('takes bands that adjoin in a table’s column for cases, but no prices that do', () => {
  const fees =
    '| 所得\t單次金額\t先扣\n| 兼職\t未滿 29,500 元\t不扣\n| 兼職\t29,500–90,499 元\t600 元\n| 兼職\t90,500 元以上\t4,525 元'
  expect(values(fees)).toEqual(['600 元', '4,525 元'])
  expect(claims(fees)[1]?.cases).toMatchObject([{ low: 90_500, bound: 'least' }])
  const leave = '| 年資\t特休\n| 6 個月以上未滿 1 年\t3 日\n| 1 年以上未滿 2 年\t7 日'
  expect(values(leave)).toEqual(['3 日', '7 日'])
  const prices = '| 房型\t價格\n| 雅房\t4,000–6,000 元\n| 套房\t6,000–9,000 元\n| 整層\t9,000 元以上'
  expect(values(prices)).toHaveLength(3)
})

it.each([
  ['一字型 240 公分約 5 萬 5。', '5 萬 5'],
  ['五年內回退的約一成。', '一成'],
  ['以 210 公分的一字型來說，深度 60 公分。', '60 公分'],
])('takes no size, window or example for a value: %s', (sentence, value) => {
  expect(values(sentence)).toEqual([value])
})

it.each(['鞋紋剩 3 公釐。', '五年內要換。', '以 3 年為限。', '每坪 240 公分，價格 5 萬。'])(
  'takes for a value what nothing else is given for: %s',
  (sentence) => {
    expect(values(sentence)[0]).toMatch(/3 公釐|五年|3 年|240 公分/u)
  },
)

it('takes the change to which another answers for no value', () => {
  expect(values('體重每少 1 公斤，走路時膝蓋就少扛 4 公斤。')).toEqual(['4 公斤'])
  expect(values('葉菜每天 4 小時，番茄要 6 小時。')).toHaveLength(2)
})

it('compares weights that answer to one change, though weights are else amounts of a recipe', () => {
  const disagrees = (one: string, other: string) =>
    groupFigures(claims(one, other), '').some(({ disagree }) => disagree)
  expect(disagrees('每少 1 公斤，走路少扛 4 公斤的壓力。', '每掉 1 公斤，走路少 6 公斤的壓力。')).toBe(true)
  expect(disagrees('走路少扛 4 公斤的壓力。', '走路少 6 公斤的壓力。')).toBe(false)
})

it('takes the steps in the first column of a test’s table for cases, though its head has figures too', () => {
  const test =
    '| 載重\t20 mm\t30 mm\n| 10 公斤\t2 公分\t1 公分\n| 20 公斤\t5 公分\t2 公分\n| 40 公斤\t9 公分\t4 公分'
  expect(values(test).filter((value) => value.includes('公斤'))).toEqual([])
  const amounts = '| 材料\t用量\n| 麵粉\t10 公斤\n| 糖\t20 公斤\n| 水\t40 公斤'
  expect(values(amounts).filter((value) => value.includes('公斤'))).toHaveLength(3)
})

it('compares no sum for one size with that for another, nor with a total for any', () => {
  const disagrees = (one: string, other: string) =>
    groupFigures(claims(one, other), '').some(({ disagree }) => disagree)
  expect(disagrees('天幕連工帶料總價 3 萬元。', '天幕連工帶料總價 9 萬元。')).toBe(true)
  expect(disagrees('以 4 坪為例，天幕連工帶料總價 3 萬元。', '12 坪的，天幕連工帶料總價 9 萬元。')).toBe(
    false,
  )
  expect(disagrees('以 4 坪為例，天幕連工帶料總價 3 萬元。', '天幕連工帶料總價 9 萬元。')).toBe(false)
})

it('takes how long somebody waited for no value, and what has to pass before one can for one', () => {
  expect(values('收到通知以後過了三個月又五天才申訴，被退件。')).toEqual([])
  expect(values('檢驗以後過了 30 天才能過戶。')).toEqual(['30 天'])
})
