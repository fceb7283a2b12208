import { describe, expect, it } from 'vitest'
import { haveOtherRoles, rolesOf } from './roles.ts'
import { claimIn, claimsIn } from './testing/claims.ts'

/** Whether the figures of two clauses play other roles. */
const otherRoles = (one: string, other: string, each: string | null = null) =>
  haveOtherRoles(rolesOf(claimIn(one, 1)), rolesOf(claimIn(other, 2)), each)

describe('the role of a figure', () => {
  it('is a day from now for days and longer, but a length of time for hours', () => {
    expect(otherRoles('1 天後上漆。', '上漆 1 天。')).toBe(true)
    expect(otherRoles('23 小時後上漆。', '上漆 23 小時。')).toBe(false)
    expect(otherRoles('3 個工作天後上漆。', '上漆 3 個工作天。')).toBe(true)
  })

  it('is what remains of a thing, and not all of it', () => {
    expect(otherRoles('會籍剩餘效期不到三個月。', '會籍效期兩年。')).toBe(true)
    expect(otherRoles('會籍剩餘效期不到三個月。', '剩餘效期不到半年。')).toBe(false)
  })

  it('is no surcharge where it is for each of one thing, which is its price', () => {
    expect(otherRoles('每層加收 150 元。', '每上一層 200 元。')).toBe(true)
    expect(otherRoles('每層加收 150 元。', '每上一層 200 元。', '每層')).toBe(false)
    expect(otherRoles('每層便宜 150 元。', '每上一層 200 元。', '每層')).toBe(true)
  })
})

it('takes what a threshold is of from the words right before it', () => {
  expect(otherRoles('占 3% 的回退超過 50 度。', '占一成。')).toBe(false)
  expect(otherRoles('超過 3% 就要處理。', '占一成。')).toBe(true)
})

it('takes what exceeds something else for no size', () => {
  expect(otherRoles('長度比身高多 15 公分。', '長度 25 公分。')).toBe(true)
  expect(otherRoles('長度要多 15 公分。', '長度 25 公分。')).toBe(false)
})

it('takes what lies below a named thing, and what is added to a purchase, for another thing', () => {
  expect(otherRoles('平台低於相鄰步道面 20 公分。', '平台高 30 公分。')).toBe(true)
  expect(otherRoles('平台高於 20 公分。', '平台低於 30 公分。')).toBe(false)
  expect(otherRoles('戶籍謄本附件每頁 5 元。', '戶籍謄本每頁 15 元。')).toBe(true)
  expect(otherRoles('戶籍謄本附件每頁 5 元。', '附件每頁 6 元。')).toBe(false)
})

it('takes a rate below a figure for that rate’s own bound', () => {
  expect(otherRoles('感染率低於 1%。', '感染率約 2%。')).toBe(false)
  expect(otherRoles('感染低於 1% 就好。', '感染率約 2%。')).toBe(true)
})

it('tells what is paid for damage from a price', () => {
  expect(otherRoles('弄丟鑰匙每支賠償 800 元。', '配一支鑰匙 300 元。')).toBe(true)
  expect(otherRoles('弄丟鑰匙每支賠償 800 元。', '鑰匙每支賠 500 元。')).toBe(false)
})

it('tells two fees in one sum from one of them', () => {
  expect(otherRoles('報名費加教材費約 900 元。', '教材費 300 元。')).toBe(true)
  expect(otherRoles('報名費加教材費約 900 元。', '報名費與教材費共 1,200 元。')).toBe(false)
  expect(otherRoles('加班費 300 元。', '教材費 300 元。')).toBe(false)
})

it('takes what is named behind a figure for another’s', () => {
  expect(claimsIn('報名費 500 元與教材費。')[0]?.clause.trim()).toBe('報名費')
  expect(claimsIn('報名費 500 元起。')[0]?.clause).toContain('報名費')
})

it('takes what comes after a time that has to be reached for a length of time', () => {
  expect(otherRoles('勸到滿五個月之後再飛。', '滿三個月再飛。')).toBe(false)
  expect(otherRoles('五個月之後再飛。', '飛三個月。')).toBe(true)
  expect(otherRoles('期滿 30 日前通知。', '滿 15 日發給。')).toBe(true)
})

it('takes what is added to a measure, and two fees before a place, as the same in other words', () => {
  expect(otherRoles('雪板比身高短 15 公分。', '雪板用身高加 5 公分最好。')).toBe(false)
  expect(otherRoles('診察費及藥費，診所 80 元。', '診察費與藥費 50 元。')).toBe(false)
})

it('takes the day of a month for one with 「前」 and without', () => {
  expect(otherRoles('帳單於次月 5 日前寄出。', '帳單最晚次月 8 日。')).toBe(false)
  expect(otherRoles('5 日前寄出。', '寄送 8 日。')).toBe(true)
})

it('takes 逾 for a threshold as 超過 is, but not where a whole figure stands between', () => {
  expect(otherRoles('實際重量逾申報 10% 者另計。', '實際重量超過申報 20% 要另計。')).toBe(false)
  const price = claimsIn('貨值逾 30 萬至 60 萬元收 700 元。', 1).at(-1) ?? claimIn('收 700 元。', 1)
  expect(haveOtherRoles(rolesOf(price), rolesOf(claimIn('收 800 元。', 2)), null)).toBe(false)
})
