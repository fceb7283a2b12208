import { expect, it } from 'vitest'
import { joinedByNumber, sayOneNumber } from './one-number.ts'

it('takes a limit and its number as one, but not a lower and an upper limit', () => {
  expect(sayOneNumber('每天 30 分鐘以上', '每天 30 分鐘')).toBe(true)
  expect(sayOneNumber('3 個月以上', '3 個月以內')).toBe(false)
  expect(sayOneNumber('每盆 200 元', '每盆 300 元')).toBe(false)
})

it('puts values of one number together where the first stands', () => {
  const values = ['90 公分以下', '60 公分', '90 公分'].map((shown) => [{ shown }])
  expect(joinedByNumber(values).map((group) => group.map(({ shown }) => shown))).toEqual([
    ['90 公分以下', '90 公分'],
    ['60 公分'],
  ])
})

it('keeps values apart that differ in nothing but their limits', () => {
  const values = ['一個月', '一個月以上'].map((shown) => [{ shown }])
  expect(joinedByNumber(values)).toHaveLength(2)
})
