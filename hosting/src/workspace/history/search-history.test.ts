import { describe, expect, it } from 'vitest'
import { historyItems } from '../../../dev/fixtures/history.ts'
import { searchHistory } from './search-history.ts'

describe('searching the history', () => {
  const items = historyItems(Date.now())
  it('matches keyword, address and summary without regard to case', () => {
    expect(searchHistory(items, '冷萃').map(({ targetKeyword }) => targetKeyword)).toEqual(['冷萃咖啡 比例'])
    expect(searchHistory(items, ' CEDARROAST ')).toHaveLength(2)
    expect(searchHistory(items, '普遍提到').length).toBeGreaterThan(2)
    expect(searchHistory(items, '沒有這個')).toEqual([])
  })
  it('matches the words of an address that is stored percent-encoded, as they are shown', () => {
    const [item] = items
    if (item === undefined) throw new Error('the sample has no history')
    const encoded = [{ ...item, userPageUrl: 'https://beans.test/%E6%B7%BA%E7%84%99' }]
    expect(searchHistory(encoded, '淺焙')).toHaveLength(1)
    expect(searchHistory(encoded, '%e6%b7%ba')).toHaveLength(1)
  })
  it('returns at most one page', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...items[0], id: String(index) })).flatMap(
      (item) => ('targetKeyword' in item ? [item as (typeof items)[number]] : []),
    )
    expect(searchHistory(many, '露營')).toHaveLength(20)
  })
})
