import { describe, expect, it } from 'vitest'
import { historyItems } from '../../dev/fixtures/history.ts'
import { relativeDate } from './relative-date.ts'
import { formatElapsed } from './run/elapsed.tsx'
import { TIPS } from './run/strings.ts'
import { searchHistory } from './search-history.ts'
import { withScheme } from './with-scheme.ts'

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
    ['localhost:3000', 'https://localhost:3000'],
    ['example.com:8080/page', 'https://example.com:8080/page'],
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
