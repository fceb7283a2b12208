import { expect, it } from 'vitest'
import { isPast } from './past.ts'

it.each([
  '以前的月租是 500 元。',
  '以前的利率是 2%。',
  '以前的房租一個月 8,000 元。',
  '以前那時候一碗麵 30 元。',
  '以前那個年代沒有冷氣。',
  '以前這條路限速 40 公里。',
  '以前的規定比較鬆。',
])('takes what was so once for past, of whatever thing: %s', (text) => expect(isPast(text)).toBe(true))

it.each([
  '很省，以前那台冰箱耗電。',
  '以前的車沒有這個功能，現在每台都有。',
  '比以前的款式省電，一天 0.5 度。',
])('takes a thing of then, with which the present is compared, for none: %s', (text) =>
  expect(isPast(text)).toBe(false),
)

it('takes the beginning of a story for no past rule, and the year of a rule for none', () => {
  expect(isPast('車齡五年只賠一半，我當年寫的是全額。')).toBe(false)
  expect(isPast('當年度的收據於隔年申報。')).toBe(false)
  expect(isPast('只要當年有繳會費就可以投票。')).toBe(false)
  expect(isPast('當年一張票只要 20 元。')).toBe(true)
  expect(isPast('照面積算下來，當年繳的規費是 3,600 元。')).toBe(false)
})

it('takes a rule for cases of an earlier rule for one of today', () => {
  expect(isPast('依舊制已逾期者，不得再行申請。')).toBe(false)
  expect(isPast('舊制的補助是一年 3,000 元。')).toBe(true)
})

it('takes what somebody once worked at for no past rule: the advice after it is of today', () => {
  expect(isPast('以前在花店待過，玫瑰先剪斜口再泡水。')).toBe(false)
  expect(isPast('以前在花店買玫瑰一朵 20 元。')).toBe(true)
})

it('takes what only adds to a rule of today, or leads to it, for no past', () => {
  expect(isPast('花材放冰箱就好。以前放在店門口的，一個下午全垂頭。')).toBe(false)
  expect(isPast('以前一束收 500 元，現在一律 800 元。')).toBe(false)
  expect(isPast('以前一週換水兩次，改用大瓶之後一次就夠。')).toBe(false)
  expect(isPast('以前每天換水，我用兩週慢慢改成三天一次。')).toBe(false)
  expect(isPast('一束玫瑰 800 元，比三年前貴兩成。')).toBe(false)
  expect(isPast('這項補助很熱門。兩年前就已停辦。')).toBe(true)
})

it('takes what people have been through for a condition of today', () => {
  expect(isPast('年滿二十歲，以前也沒有登記過球員身分。')).toBe(false)
  expect(isPast('膝蓋有傷的人，以前有氣喘的也是，熱身要久一點。')).toBe(false)
  expect(isPast('以前沒有雨備場地，下雨就取消。')).toBe(true)
})
