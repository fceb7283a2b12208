import { expect, it } from 'vitest'
import { isOfOtherKind } from './other-kind.ts'

it('takes values for a month for none of a price for a day', () => {
  expect(isOfOtherKind('日租價格', ['每月 1,200–1,800 元', '每月 800 元'])).toBe(true)
  expect(isOfOtherKind('日租價格', ['每天 300 元', '每月 800 元'])).toBe(false)
  expect(isOfOtherKind('日租價格', ['3,000 元'])).toBe(false)
  expect(isOfOtherKind('租金', ['每月 800 元'])).toBe(false)
})

it('takes times for none of a fee, of which amounts and shares may be', () => {
  expect(isOfOtherKind('報名費', ['10 日', '5 日'])).toBe(true)
  expect(isOfOtherKind('報名費', ['10 日', '300 元'])).toBe(false)
  expect(isOfOtherKind('票價與預算', ['43 公分', '51 公分'])).toBe(true)
  expect(isOfOtherKind('手續費', ['20%', '10%'])).toBe(false)
  expect(isOfOtherKind('報名期限', ['10 日', '5 日'])).toBe(false)
})
