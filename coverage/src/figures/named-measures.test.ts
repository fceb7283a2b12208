import { expect, it } from 'vitest'
import { isOfNamedMeasure, nameOtherMeasures } from './named-measures.ts'
import { claimIn } from './testing/claims.ts'

const otherMeasures = (one: string, other: string) => nameOtherMeasures(claimIn(one, 1), claimIn(other, 2))

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
