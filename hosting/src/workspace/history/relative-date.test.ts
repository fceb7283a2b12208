import { describe, expect, it } from 'vitest'
import { relativeDate } from './relative-date.ts'

describe('a date in the history', () => {
  const now = new Date('2026-11-21T09:00:00+08:00')
  it.each([
    [new Date('2026-11-21T00:05:00+08:00'), '今天 00:05'],
    [new Date('2026-11-20T23:55:00+08:00'), '昨天 23:55'],
    [new Date('2026-11-18T12:00:00+08:00'), '3 天前 12:00'],
    [new Date('2026-11-14T23:00:00+08:00'), '7 天前 23:00'],
    [new Date('2026-11-13T23:00:00+08:00'), '2026/11/13 23:00'],
    // A server's clock a little ahead.
    [new Date('2026-11-21T09:01:00+08:00'), '今天 09:01'],
  ])('%s is %s', (date, words) => {
    expect(relativeDate(date.toISOString(), now)).toBe(words)
  })
})
