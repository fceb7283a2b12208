import { expect, it } from 'vitest'
import { isDamagesAside } from './damages.ts'

const text = '遺失或摔壞，每台賠償 9,000 元'

it('takes what one pays for damage for no fact on how long a thing lasts or what it costs', () => {
  expect(isDamagesAside({ names: ['相機壽命'] }, text, '相機')).toBe(true)
  expect(isDamagesAside({ names: ['租金'] }, text, '租相機')).toBe(true)
  expect(isDamagesAside({ names: ['租金'] }, '租金每天 300 元', '租相機')).toBe(false)
})

it('leaves it to a subject of damage, deposits or insurance', () => {
  for (const name of ['損壞與遺失', '押金費用', '租借保險費用', '責任歸屬'])
    expect(isDamagesAside({ names: [name] }, text, '租相機')).toBe(false)
})

it.each([
  ['旅平險', '費用', '旅平險賠 50 萬元'],
  ['班機延誤', '班機延誤多久', '延誤 4 小時賠 3,000 元'],
  ['班機取消', '退票', '航空公司賠償 600 歐元'],
  ['機車強制險', '內容', '每人死亡賠償 200 萬元'],
  ['消費糾紛', '費用', '懲罰性賠償 10 萬元'],
  ['陶藝體驗', '費用', '體驗費 500 元，弄丟鑰匙賠 300 元'],
  ['租車', '租車費用', '一天租金 1,200 元，事故自負額理賠最高 1 萬元'],
])('leaves it where it is the answer, or stands beside one: %s, %s', (keyword, name, told) => {
  expect(isDamagesAside({ names: [name] }, told, keyword)).toBe(false)
})
