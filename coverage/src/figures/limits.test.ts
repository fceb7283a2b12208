import { describe, expect, it } from 'vitest'
import { haveOtherRoles, isOfNamedMeasure, nameOtherMeasures, rolesOf } from './limits.ts'
import { claimIn } from './testing/claims.ts'

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
