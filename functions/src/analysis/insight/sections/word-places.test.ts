import { readFigures } from '@gaplens/text/figures/read-figures'
import { expect, it } from 'vitest'
import { isBase, isEvent, isOfOtherFigure, isOutcome } from './word-places.ts'

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

it('takes a word before another figure than those of a row for what that one is of', () => {
  const values = readFigures('一個月')
  expect(isOfOtherFigure('小蘇打', '一個月洗一次：小蘇打 20 克兌水', values)).toBe(true)
  expect(isOfOtherFigure('小蘇打', '小蘇打 20 克兌水，小蘇打放一個月', values)).toBe(false)
  expect(isOfOtherFigure('小蘇打', '小蘇打一個月內用完', values)).toBe(false)
})

it('takes that from which a time is counted for no thing measured', () => {
  expect(isEvent('送達', '自送達之日起 10 天內')).toBe(true)
  expect(isEvent('送達', '送達起 10 天內')).toBe(true)
  expect(isEvent('月費', '月費起跳 300 元')).toBe(false)
})
