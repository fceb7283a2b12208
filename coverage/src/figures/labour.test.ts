import { expect, it } from 'vitest'
import { differInLabour } from './labour.ts'
import { claimIn } from './testing/claims.ts'

it('sets no price of goods against one that includes the labour', () => {
  const differ = (one: string, other: string) => differInLabour(claimIn(one, 1), claimIn(other, 2))
  const whole = '紗窗連工帶料 1,800 元。'
  expect(differ(whole, '紗窗 900 元，不含安裝。')).toBe(true)
  expect(differ(whole, '紗窗一片 900 元，換裝工資 300 元。')).toBe(true)
  expect(differ(whole, '紗窗 900 元。')).toBe(false)
  expect(differ(whole, '紗窗含安裝 900 元。')).toBe(false)
})
