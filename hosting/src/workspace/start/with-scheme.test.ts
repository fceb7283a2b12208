import { describe, expect, it } from 'vitest'
import { withScheme } from './with-scheme.ts'

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
