import { shortTime } from '@gaplens/report/text/taiwan-time'
import { describe, expect, it } from 'vitest'
import { signed } from '../ui/text/numbers.ts'
import { dateTime, dollarDigits, dollars, percent, seconds } from './format.ts'

describe('dateTime', () => {
  const local = new Date('2026-11-21T09:05:00+08:00')
  const at = local.getTime()
  it.each([
    ['a date', local],
    ['ISO 8601', local.toISOString()],
    ['a timestamp object', { toMillis: () => at }],
    ['a timestamp of JSON', { seconds: at / 1_000, nanoseconds: 0 }],
    ['a timestamp of the Admin SDK’s JSON', { _seconds: at / 1_000, _nanoseconds: 0 }],
  ])('shows %s as a date with hour and minute', (_what, value) => {
    expect(dateTime(value)).toBe('2026/11/21 09:05')
  })

  it('writes the months of a year as the rest of the app does', () => {
    expect(dateTime('2026-01-05T01:05:00Z')).toBe(shortTime('2026-01-05T01:05:00Z'))
  })

  it.each([[null], [undefined], [''], ['soon'], [{}], [7], [new Date(Number.NaN)]])(
    'shows %s as a dash',
    (value) => {
      expect(dateTime(value)).toBe('-')
    },
  )
})

describe('figures', () => {
  it('say that they are not known', () => {
    expect([seconds(null), percent(null), dollars(null, 2)]).toEqual(['—', '—', '—'])
  })

  it.each([
    ['amounts of dollars', [12.5, 0, null], ['US$12.50', 'US$0.00', '—']],
    ['an amount of cents among them', [12.5, 0.0123, 0], ['US$12.5000', 'US$0.0123', 'US$0.0000']],
  ])('%s have the same digits', (_what, values, shown) => {
    const digits = dollarDigits(values)
    expect(values.map((value) => dollars(value, digits))).toEqual(shown)
  })

  it('keep the digits that matter', () => {
    expect([seconds(12_340), percent(0.985)]).toEqual(['12.3 秒', '98.5%'])
    expect([signed(5), signed(-5), signed(0)]).toEqual(['+5', '-5', '0'])
  })
})
