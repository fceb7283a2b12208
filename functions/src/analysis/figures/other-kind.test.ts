import { expect, it } from 'vitest'
import { isOfOtherPeriod } from './other-period.ts'

it('takes values for a month for none of a price for a day', () => {
  expect(isOfOtherPeriod('日租價格', ['每月 1,200–1,800 元', '每月 800 元'])).toBe(true)
  expect(isOfOtherPeriod('日租價格', ['每天 300 元', '每月 800 元'])).toBe(false)
  expect(isOfOtherPeriod('日租價格', ['3,000 元'])).toBe(false)
  expect(isOfOtherPeriod('租金', ['每月 800 元'])).toBe(false)
})
