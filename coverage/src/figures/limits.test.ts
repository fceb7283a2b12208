import { describe, expect, it } from 'vitest'
import {
  areOtherLimits,
  areOtherSpans,
  haveOtherRoles,
  isOfNamedMeasure,
  limitsOf,
  nameOtherMeasures,
  rolesOf,
} from './limits.ts'
import { claimIn, twoClaims } from './testing/claims.ts'

/** Whether the figures of two clauses play other roles. */
const otherRoles = (one: string, other: string, each: string | null = null) =>
  haveOtherRoles(rolesOf(claimIn(one, 1)), rolesOf(claimIn(other, 2)), each)
const otherMeasures = (one: string, other: string) => nameOtherMeasures(claimIn(one, 1), claimIn(other, 2))

describe('the role of a figure', () => {
  it('is a day from now for days and longer, but a length of time for hours', () => {
    expect(otherRoles('1 天後上漆。', '上漆 1 天。')).toBe(true)
    expect(otherRoles('23 小時後上漆。', '上漆 23 小時。')).toBe(false)
    expect(otherRoles('3 個工作天後上漆。', '上漆 3 個工作天。')).toBe(true)
  })

  it('is no surcharge where it is for each of one thing, which is its price', () => {
    expect(otherRoles('每層加收 150 元。', '每上一層 200 元。')).toBe(true)
    expect(otherRoles('每層加收 150 元。', '每上一層 200 元。', '每層')).toBe(false)
    expect(otherRoles('每層便宜 150 元。', '每上一層 200 元。', '每層')).toBe(true)
  })
})

it('tells measures apart that are named right before their figures, with 「約為」 between', () => {
  expect(otherMeasures('效率 約為 22%。', '反射率 約為 5%。')).toBe(true)
  expect(otherMeasures('效率 約為 22%。', '效率 5%。')).toBe(false)
  expect(otherMeasures('總價 500 元。', '總額 800 元。')).toBe(false)
})

it('takes a figure for one of what is named right behind it, unless the other’s sentence names that too', () => {
  const isOther = (one: string, other: string) => isOfNamedMeasure(claimIn(one, 1), claimIn(other, 2))
  expect(isOther('另外還有 22 萬 5 的薪資扣除額。', '兼職薪資領到 90,500 元才扣 5%。')).toBe(true)
  expect(isOther('另收 3,500 元的安裝費。', '安裝 2,500 元。')).toBe(false)
  expect(isOther('另收 3,500 元。', '安裝 2,500 元。')).toBe(false)
})

it('takes what a threshold is of from the words right before it', () => {
  expect(otherRoles('占 3% 的回退超過 50 度。', '占一成。')).toBe(false)
  expect(otherRoles('超過 3% 就要處理。', '占一成。')).toBe(true)
})

it('takes what exceeds something else for no size', () => {
  expect(otherRoles('長度比身高多 15 公分。', '長度 25 公分。')).toBe(true)
  expect(otherRoles('長度要多 15 公分。', '長度 25 公分。')).toBe(false)
})

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

it('tells an end of what several things have from one thing’s own limit', () => {
  const isOther = (one: string, other: string) => areOtherLimits(...twoClaims(one, other))
  expect(isOther('續航最長 205 分鐘，最短 88 分鐘。', '續航最長 210 分鐘。')).toBe(true)
  expect(isOther('續航最長 205 分鐘，一般 88 分鐘。', '續航最長 210 分鐘。')).toBe(false)
})

it('takes a rate below a figure for that rate’s own bound', () => {
  expect(otherRoles('感染率低於 1%。', '感染率約 2%。')).toBe(false)
  expect(otherRoles('感染低於 1% 就好。', '感染率約 2%。')).toBe(true)
})

it('takes a time from something on for that of what begins after it', () => {
  const isOther = (one: string, other: string) => areOtherSpans(claimIn(one, 1), claimIn(other, 2))
  expect(isOther('自收件次日起 10 個工作天內匯入。', '送件後 25 個工作天內核付。')).toBe(false)
  expect(isOther('自收件次日起 10 個工作天內匯入。', '核付要 25 個工作天。')).toBe(true)
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
  for (const text of ['2,000 Pa 不夠用。', '2,000 Pa 還不足夠。'])
    expect(limitsOf(claimIn(text)).lower).toBeNull()
})
