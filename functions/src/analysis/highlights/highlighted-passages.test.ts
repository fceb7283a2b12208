import type { TextFragment } from '@gaplens/contracts/analysis/serp'
import type { Coverage } from '@gaplens/coverage/build'
import { describe, expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../tests/cases/marked-page.ts'
import { withHighlights } from './highlighted-passages.ts'

const PAGE = 'https://site1.test/page'
const pointer = (start: string): TextFragment => ({ url: PAGE, prefix: '', start, end: '', suffix: '' })

/** What Google's links highlight on a page, beside the user's own. */
function highlighted(page: string, starts: readonly string[], own = '## 天氣\n今天很熱。') {
  const { highlights, coverage } = withHighlights({ passages: [] } as unknown as Coverage, {
    keyword: '手沖咖啡',
    sources: [markedSource(0, own), markedSource(1, page)],
    serp: emptySerp({ pointers: starts.map(pointer) }),
  })
  const quoteOf = (id: string | null) => coverage.passages.find((passage) => passage.id === id)?.quote
  return highlights.map(({ passageId, closestPassageId }) => [quoteOf(passageId), quoteOf(closestPassageId)])
}

describe('a passage that Google highlights', () => {
  it('is told with its whole block if it has fewer than twelve characters', () => {
    const block = '淺焙豆用九十二度的水沖煮最好，深焙豆再低一些。'
    expect(highlighted(block, [block.slice(0, 11)])[0]?.[0]).toBe(block)
    expect(highlighted(block, [block.slice(0, 12)])[0]?.[0]).toBe(block.slice(0, 12))
  })

  it('stays as it is in a block of more than 400 characters', () => {
    const block = (length: number) => `淺焙豆${'水'.repeat(length - 3)}`
    expect(highlighted(block(400), ['淺焙豆'])[0]?.[0]).toHaveLength(400)
    expect(highlighted(block(401), ['淺焙豆'])[0]?.[0]).toBe('淺焙豆')
  })

  it('is one of twenty at most', () => {
    const lines = Array.from({ length: 21 }, (_, at) => `第 ${at + 100} 支豆子要用熱一些的水來沖。`)
    expect(highlighted(lines.join('\n'), lines)).toHaveLength(20)
  })

  it('has beside it the own block that shares two words with it, or half of its characters', () => {
    const nearest = (quote: string, own: string) => highlighted(quote, [quote], `## 天氣\n${own}`)[0]?.[1]
    const quote = '淺焙的豆子在高溫的水裡釋出酸味'
    expect(nearest(quote, '豆子很貴，高溫很熱')).toBe('豆子很貴，高溫很熱')
    expect(nearest(quote, '豆子很貴，天氣很熱')).toBeUndefined()
    expect(nearest('甲乙丙丁戊己庚辛壬癸子丑', '丑子癸壬辛庚')).toBe('丑子癸壬辛庚')
    expect(nearest('甲乙丙丁戊己庚辛壬癸子丑', '丑子癸壬辛')).toBeUndefined()
  })
})
