import { describe, expect, it } from 'vitest'
import { lastTaipeiDays, taipeiDay, taipeiMidnight } from './taipei-time.ts'

describe('a day of Taipei', () => {
  it.each([
    ['2026-11-21T15:59:59.999Z', '2026-11-21', '2026-11-20T16:00:00.000Z'],
    ['2026-11-21T16:00:00.000Z', '2026-11-22', '2026-11-21T16:00:00.000Z'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01', '2026-12-31T16:00:00.000Z'],
    ['1969-12-31T12:00:00.000Z', '1969-12-31', '1969-12-30T16:00:00.000Z'],
  ])('%s belongs to %s, which began at %s', (instant, day, midnight) => {
    expect(taipeiDay(new Date(instant))).toBe(day)
    expect(taipeiMidnight(new Date(instant)).toISOString()).toBe(midnight)
  })

  it('is the last of the list of last days, also across the end of a month', () => {
    expect(lastTaipeiDays(new Date('2026-03-01T20:00:00Z'), 3)).toEqual([
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
  })
})
