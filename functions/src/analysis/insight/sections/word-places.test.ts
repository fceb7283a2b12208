import { expect, it } from 'vitest'
import { isBase, isOutcome } from './word-places.ts'

it('takes what a thing is compared with, or a share of, for nothing measured', () => {
  expect(isBase('平房', '每月電費才會低於平房')).toBe(true)
  expect(isBase('平房', '每月電費才會低於 30 坪平房')).toBe(true)
  expect(isBase('新品', '二手相機賣到新品價的 45%')).toBe(true)
  expect(isBase('電費', '每月電費才會低於平房')).toBe(false)
  expect(isBase('押金', '押金的上限是兩個月')).toBe(false)
})

it('takes what is done besides for an outcome', () => {
  expect(isOutcome('勒令停工', '處 3 萬元並勒令停工')).toBe(true)
  expect(isOutcome('罰鍰', '處 3 萬元罰鍰')).toBe(false)
})
