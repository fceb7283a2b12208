import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

it.each([
  ['2', 2_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 10:00:03 GMT', 3_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['-5', 0],
  ['1.5', 0],
  ['soon', 0],
  ['', 0],
  [undefined, 0],
  [null, 0],
])('reads Retry-After %j as %d ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms)
})
