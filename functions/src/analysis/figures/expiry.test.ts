import { expect, it } from 'vitest'
import { isExpired, lastDayOf, lastDayOfPage } from './expiry.ts'

it('reads the last day of what is granted, of the calendar of either kind', () => {
  expect(lastDayOf('節能窗簾補助受理至民國 114 年 12 月 31 日止，額滿為止。')).toBe('2025-12-31')
  expect(lastDayOf('早鳥優惠到 2026 年 2 月底，逾期恢復原價')).toBe('2026-02-28')
  expect(lastDayOf('進口關稅免徵至 115 年底，之後另行公告')).toBe('2026-12-31')
  expect(lastDayOf('活動期間自 2025/3/1 至 2025/9/30 止')).toBe('2025-09-30')
})

it('takes the latest of several days, since a term may have been extended', () => {
  expect(lastDayOf('原方案至 113 年底，已公告延長至 116 年底。')).toBe('2027-12-31')
})

it('reads no last day in spans, counts and what only names a year', () => {
  for (const text of [
    '補助件數在 2018 到 2024 年，平均每年 300 件',
    '截至 114 年底，已補助 612 家',
    '適用 2019 年 1 月 1 日至 2020 年 12 月 31 日出生的幼兒',
    '課程上到 2025 年底，每週一次',
  ])
    expect(lastDayOf(text), text).toBeNull()
})

it('holds what ended before its page was read for expired, and nothing whose reading time is unknown', () => {
  const text = '加購優惠至 2026 年 6 月 30 日止。'
  expect(isExpired(text, '2026-07-02T00:00:00.000Z')).toBe(true)
  expect(isExpired(text, '2026-06-30T03:00:00.000Z')).toBe(false)
  expect(isExpired(text, null)).toBe(false)
})

const page = (...texts: string[]) => ({
  title: '社區太陽能補貼問答',
  blocks: texts.map((text) => ({
    kind: 'paragraph' as const,
    role: 'content' as const,
    text,
    level: 0,
    start: 0,
  })),
})

it('knows the last day of a page that says until when all it tells is valid', () => {
  expect(
    lastDayOfPage(page('本專區彙整常見問題，適用期間至 115 年 7 月 31 日止。', '每戶上限兩萬元。')),
  ).toBe('2026-07-31')
  expect(lastDayOfPage(page('每戶上限兩萬元。', '本計畫辦理至 2026 年 3 月 31 日止。'))).toBe('2026-03-31')
})

it('takes no end of one offer or price for that of the whole page', () => {
  expect(lastDayOfPage(page('開幕優惠到 2025 年底。', '清洗前先拔插頭。'))).toBeNull()
  expect(lastDayOfPage(page('上列價格至 2026 年 6 月底止。'))).toBeNull()
})
