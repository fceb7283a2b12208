import { expect, it } from 'vitest'
import { inOneCase } from './in-one-case.ts'
import { type PreparedClaim, prepareClaim } from './prepared-claim.ts'
import { claimsIn } from './testing/claims.ts'

/** Whether the last figures of two pages on these subjects of the table are of one case. */
function areOne(one: string, other: string, subjects: readonly [string, string] = ['t1', 't1']): boolean {
  const [a, b] = [one, other].map((text, at): PreparedClaim => {
    const claim = claimsIn(text, at + 1).at(-1)
    if (claim === undefined) throw new Error('no figure')
    const own = new Set([subjects[at] ?? ''])
    return prepareClaim(claim, { subjects: own, measures: new Map(), statements: new Set() })
  })
  return a !== undefined && b !== undefined && inOneCase(a, b) !== null
}

it('takes shares of one time on one subject of the table for one measure', () => {
  expect(areOne('三年內有一成的住戶搬走。', '三年內近三成遷出。')).toBe(true)
  expect(areOne('三年內有一成的住戶搬走。', '五年內近三成遷出。')).toBe(false)
  expect(areOne('三年內有一成的住戶搬走。', '三年內近三成遷出。', ['t1', 't2'])).toBe(false)
})

it('takes sums of one band of a scale for one measure, whether its lower end belongs to it or not', () => {
  expect(areOne('逾 100 萬至 300 萬元收 500 元。', '100 萬到 300 萬這一級是 700 元。')).toBe(true)
  expect(areOne('逾 100 萬至 300 萬元收 500 元。', '100 萬到 500 萬這一級是 700 元。')).toBe(false)
  expect(areOne('逾 100 萬元收 500 元。', '逾 100 萬元收 700 元。')).toBe(false)
})
