import { expect, it } from 'vitest'
import { coverageText, ranksText } from './coverage-text.ts'

it('prints a score, or the range in which it lies', () => {
  expect(coverageText(41.6, null)).toBe('42')
  expect(coverageText(6, 96.8)).toBe('6–97')
})

it('prints a rank, or those that a page may have', () => {
  expect(ranksText([3, 3])).toBe('第 3')
  expect(ranksText([1, 5])).toBe('約第 1–5')
})
