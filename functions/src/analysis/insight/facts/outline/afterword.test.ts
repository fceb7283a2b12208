import { expect, it } from 'vitest'
import { afterwordOf } from './afterword.ts'

const parts = (...steps: (string | null)[]) => steps.map((step, start) => ({ heading: '打蠟', step, start }))

it('puts nothing of another subject after a last part that tells nothing known', () => {
  const own = parts(null, null, null)
  const isAfterword = afterwordOf(own, own, [{ at: 0 }, { at: 1 }])
  expect([0, 1, 2].map(isAfterword)).toEqual([false, false, true])
})

it('takes no part for a last word that treats a subject, follows a step or comes before a closing part', () => {
  const own = parts(null, null, null)
  expect(afterwordOf(own, own, [{ at: 2 }])(2)).toBe(false)
  expect(afterwordOf(parts(null, null, null, null), own, [])(2)).toBe(false)
  const prices = own.map((part) => ({ ...part, heading: '收費' }))
  expect(afterwordOf(prices, prices, [])(2)).toBe(false)
  const steps = parts(null, '步驟一 泡水', null)
  expect(afterwordOf(steps, steps, [])(2)).toBe(false)
})
