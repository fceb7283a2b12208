import { expect, it } from 'vitest'
import { isoDate, longTime, shortDate, shortTime } from './taiwan-time.ts'

it('formats a time in the time zone of Taiwan', () => {
  const evening = '2026-11-21T17:07:45.161Z'
  expect(longTime(evening)).toBe('2026 年 11 月 22 日 01:07')
  expect(shortTime(evening)).toBe('2026/11/22 01:07')
  expect(shortDate(evening)).toBe('2026/11/22')
  expect(isoDate(new Date(evening))).toBe('2026-11-22')
})

it('returns a text that is no time unchanged', () => {
  expect([longTime, shortTime, shortDate].map((tell) => tell('unknown'))).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ])
})
