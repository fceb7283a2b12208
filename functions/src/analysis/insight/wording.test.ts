import { expect, it } from 'vitest'
import { moment } from './wording.ts'

it('tells a moment by the clock in Taiwan', () => {
  expect(moment('2026-11-21T14:37:45.161Z')).toBe('2026年11月21日 22:37')
  expect(moment('unknown')).toBe('unknown')
})
