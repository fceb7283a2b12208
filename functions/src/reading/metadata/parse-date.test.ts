import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDate } from './parse-date.ts'

describe('parseDate', () => {
  it.each([
    ['2024-03-05', '2024-03-05'],
    ['2024-03-05T08:07:06+08:00', '2024-03-05T08:07:06+08:00'],
    ['2024-03-05T08:07:06.123Z', '2024-03-05T08:07:06Z'],
    ['2024/3/5 8:07', '2024-03-05T08:07:00'],
    ['2024.3.5', '2024-03-05'],
    ['2024年3月5日 08:07', '2024-03-05T08:07:00'],
    ['發布日期：2024 年 3 月 5 日', '2024-03-05'],
    ['民國113年3月5日', '2024-03-05'],
    ['中華民國 113 年 3 月 5 日', '2024-03-05'],
    ['民國113.3.5', '2024-03-05'],
    ['發布日期：113-03-05', '2024-03-05'],
    ['113.03.05', '2024-03-05'],
    ['更新於 113年3月5日', '2024-03-05'],
    ['Tue Mar  5 08:07:06 2024', '2024-03-05T08:07:06'],
    ['20240305', '2024-03-05'],
    ['March 5, 2024', '2024-03-05'],
    ['Mar. 5th, 2024 at 8:07', '2024-03-05T08:07:00'],
    ['Tue, 05 Mar 2024 08:07:06 GMT', '2024-03-05T08:07:06Z'],
    ['5 March 2024', '2024-03-05'],
    ['03/25/2024', '2024-03-25'],
    ['25/03/2024', '2024-03-25'],
    ['25.03.2024', '2024-03-25'],
  ])('reads %s', (text, iso) => expect(parseDate(text)).toBe(iso))

  it.each([
    '',
    'yesterday',
    '2024-13-05',
    '2024-02-30',
    '31/31/2024',
    '12345678901234',
    '電話 02-2345-6789',
    '1,299 元',
  ])('finds no date in %s', (text) => expect(parseDate(text)).toBeNull())

  it('answers with a date that exists, or null, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/.年月日T: +ZJanMar,') }), (text) => {
        const iso = parseDate(text)
        if (iso !== null) expect(Number.isNaN(Date.parse(iso.slice(0, 10)))).toBe(false)
      }),
    )
  })
})
