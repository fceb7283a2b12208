import { describe, expect, it } from 'vitest'
import { columnWidths } from './column-widths.ts'

describe('the widths of a table’s columns', () => {
  it('follow their longest texts, a Chinese character as wide as two letters', () => {
    expect(columnWidths([['abcdefghij', '十個字母的寬度是二十']], 300)).toEqual([100, 200])
  })

  it('leave a column of numbers at least five letters, and a long text no more than 44', () => {
    expect(columnWidths([['1', '字'.repeat(300)]], 490)).toEqual([50, 440])
  })

  it('look at every row, and take a missing cell for an empty one', () => {
    expect(columnWidths([['abcdefghij', 'abcdefghij'], ['abcdefghijabcdefghij']], 300)).toEqual([200, 100])
  })

  it('are none without rows', () => {
    expect(columnWidths([], 300)).toEqual([])
  })
})
