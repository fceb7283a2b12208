import { expect, it } from 'vitest'
import { earliestPlace } from './procedure-order.ts'

const own = ['', '需要什麼', '步驟', '小撇步'].map((heading) => ({ heading }))

it('puts what is done with a finished thing after the section on how it is made', () => {
  expect(earliestPlace('保存', own)).toBe(2)
  expect(earliestPlace('冷凍', own)).toBe(2)
})

it('lets everything else stand anywhere', () => {
  expect(earliestPlace('油溫', own)).toBe(0)
  expect(earliestPlace('保存', own.slice(0, 2))).toBe(0)
})
