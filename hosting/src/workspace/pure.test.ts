import { describe, expect, it } from 'vitest'
import { historyItems } from '../../dev/fixtures/history.ts'
import { relativeDate } from './relative-date.ts'
import { formatElapsed } from './run/elapsed.tsx'
import { TIPS } from './run/strings.ts'
import { searchHistory } from './search-history.ts'
import { withScheme } from './with-scheme.ts'

describe('a date in the history', () => {
  const now = new Date(2026, 10, 21, 9, 0)
  it.each([
    [new Date(2026, 10, 21, 0, 5), '今天'],
    [new Date(2026, 10, 20, 23, 55), '昨天'],
    [new Date(2026, 10, 18, 12, 0), '3 天前'],
    [new Date(2026, 10, 14, 23, 0), '7 天前'],
    [new Date(2026, 10, 13, 23, 0), '2026/11/13'],
    // A server's clock a little ahead.
    [new Date(2026, 10, 21, 9, 1), '今天'],
  ])('%s is %s', (date, words) => {
    expect(relativeDate(date.toISOString(), now)).toBe(words)
  })
})

describe('searching the history', () => {
  const items = historyItems(Date.now())
  it('matches keyword, address and summary without regard to case', () => {
    expect(searchHistory(items, '冷萃').map(({ targetKeyword }) => targetKeyword)).toEqual(['冷萃咖啡 比例'])
    expect(searchHistory(items, ' CEDARROAST ')).toHaveLength(2)
    expect(searchHistory(items, '普遍提到').length).toBeGreaterThan(2)
    expect(searchHistory(items, '沒有這個')).toEqual([])
  })
  it('returns at most one page', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...items[0], id: String(index) })).flatMap(
      (item) => ('targetKeyword' in item ? [item as (typeof items)[number]] : []),
    )
    expect(searchHistory(many, '露營')).toHaveLength(20)
  })
})

describe('an address typed without its scheme', () => {
  it.each([
    ['example.com/page', 'https://example.com/page'],
    ['  www.例子.tw  ', 'https://www.例子.tw'],
    ['http://example.com', 'http://example.com'],
    ['ftp://example.com', 'ftp://example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['localhost:3000', 'localhost:3000'],
    ['手沖咖啡', '手沖咖啡'],
    ['', ''],
  ])('%s becomes %s', (typed, expected) => {
    expect(withScheme(typed)).toBe(expected)
  })
})

describe('while a job runs', () => {
  it('has twelve different tips', () => {
    expect(new Set(TIPS).size).toBe(12)
  })
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [75, '1:15'],
    [-3, '0:00'],
  ])('%s seconds read %s', (seconds, text) => {
    expect(formatElapsed(seconds)).toBe(text)
  })
})
