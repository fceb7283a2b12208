import { expect, it } from 'vitest'
import { areOtherLimits, limitsOf } from './limits.ts'
import { claimIn, twoClaims } from './testing/claims.ts'

it('takes the number of a heading for no order of its figures', () => {
  const ordinals = (text: string) => limitsOf(claimIn(text)).ordinals
  expect(ordinals('## 第一階：不靠藥\n少扛 4 公斤。')).toBe('')
  expect(ordinals('## 第 2 章\n少扛 4 公斤。')).toBe('')
  expect(ordinals('## 第一劑\n隔 4 週。')).toBe('第一')
  expect(ordinals('## 第二年\n保費 4 萬。')).toBe('第二')
})

it('takes 「為限」 for an upper limit', () => {
  expect(limitsOf(claimIn('手續費以剩餘費用的 20% 為限。')).upper).toBe('stated')
})

it('takes a figure for an upper limit where the clause before only names one', () => {
  const upper = (text: string) => limitsOf(claimIn(text)).upper
  expect(upper('行李的上限，我抓體重的 10%。')).toBe('stated')
  expect(upper('行李有上限，超過要加錢；背包約占 10%。')).toBe(null)
})

it('tells an end of what several things have from one thing’s own limit', () => {
  const isOther = (one: string, other: string) => areOtherLimits(...twoClaims(one, other))
  expect(isOther('續航最長 205 分鐘，最短 88 分鐘。', '續航最長 210 分鐘。')).toBe(true)
  expect(isOther('續航最長 205 分鐘，一般 88 分鐘。', '續航最長 210 分鐘。')).toBe(false)
})

it('takes the order of a figure from its sentence where only the other’s clause names it', () => {
  const isOther = (one: string, other: string) => areOtherLimits(...twoClaims(one, other))
  expect(isOther('我們要的是第一次路考：全市平均 81%。', '第一次路考通過率 92%。')).toBe(false)
  expect(isOther('全市平均 81%。', '第一次路考通過率 92%。')).toBe(true)
  expect(isOther('第二次路考，第三次平均 81%。', '第一次路考通過率 92%。')).toBe(true)
})

it('takes the age up to which something holds, and what is enough, for limits', () => {
  expect(limitsOf(claimIn('可以續到 85 歲。')).upper).toBe('implied')
  expect(limitsOf(claimIn('今年 85 歲。')).upper).toBeNull()
  expect(limitsOf(claimIn('8,000 Pa 就夠用。')).lower).toBe('implied')
  expect(limitsOf(claimIn('門寬 70 公分就能推輪椅。')).lower).toBe('implied')
  for (const text of ['2,000 Pa 不夠用。', '2,000 Pa 還不足夠。'])
    expect(limitsOf(claimIn(text)).lower).toBeNull()
})

it('takes when something of a story happens for no order', () => {
  const isOther = (one: string, other: string) => areOtherLimits(...twoClaims(one, other))
  expect(isOther('## 第一個晚上\n紅腫 2 天會退。', '紅腫一週會退。')).toBe(false)
  expect(isOther('## 第一劑\n紅腫 2 天會退。', '紅腫一週會退。')).toBe(true)
})

it('takes what may not be exceeded for an upper limit, however its whole is named', () => {
  expect(limitsOf(claimIn('服務費不得超過餐費 15%。')).upper).toBe('implied')
  expect(limitsOf(claimIn('約定違約金超過 16% 之部分無效。')).upper).toBe('implied')
  expect(limitsOf(claimIn('超過 16% 的人這樣說。')).upper).toBeNull()
})

it('takes the first time that something happens in a heading for no order', () => {
  const ordinals = (text: string) => limitsOf(claimIn(text)).ordinals
  expect(ordinals('## 房東：第一次碰面\n押金兩個月。')).toBe('')
  expect(ordinals('## 第一次施打\n隔 4 週。')).toBe('第一')
})
