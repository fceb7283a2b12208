import { expect, it } from 'vitest'
import { coverageText } from './coverage-text.ts'

it('prints a score, or the range in which it lies', () => {
  expect(coverageText(41.6, null)).toBe('42')
  expect(coverageText(6, 96.8)).toBe('6–97')
})
