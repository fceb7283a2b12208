import { expect, it } from 'vitest'
import { longTime } from './taiwan-time.ts'

it('tells a moment by the clock in Taiwan', () => {
  expect(longTime('2026-11-21T14:37:45.161Z')).toBe('2026年11月21日 22:37')
  expect(longTime('unknown')).toBe('unknown')
})
