import { expect, it } from 'vitest'
import { unitName } from './unit-names.ts'

it('calls values by the noun of their unit, a long way by what is driven', () => {
  expect(unitName('滿 12 歲')).toBe('年齡')
  expect(unitName('600 公里')).toBe('里程')
  expect(unitName('60 公分')).toBe('長度')
  expect(unitName('未知')).toBe('')
})
