import { expect, it } from 'vitest'
import { quoteEndOf } from './quote-end.ts'
import { sentences } from './sentences.ts'

function quoteOf(text: string, target = 40): string {
  return text.slice(0, quoteEndOf(text, [...sentences(text, 0, text.length)], target))
}

it('goes on past a semicolon to the end of the sentence', () => {
  const text =
    '雪鏈裝在驅動輪上，先鋪平再開上去一點點；但後輪驅動的車要裝在後輪，開五十公尺後停下來重新拉緊。再上路。'
  expect(quoteOf(text, 25)).toBe(
    '雪鏈裝在驅動輪上，先鋪平再開上去一點點；但後輪驅動的車要裝在後輪，開五十公尺後停下來重新拉緊。',
  )
})

it('ends with the sentence before where the rest would be too long', () => {
  const text = `雪鏈要先在家裡試裝過一次才上山去。上山前看清楚是哪一個輪子在帶動車子；${'路上結冰的地方很多、'.repeat(20)}請慢慢開。`
  expect(quoteOf(text, 40)).toBe('雪鏈要先在家裡試裝過一次才上山去。')
})

it('ends with a whole sentence that fits, and not with a question', () => {
  expect(quoteOf('雪鏈裝在驅動輪上，先鋪平再開上去。那後輪驅動的車該裝在哪裡呢？')).toBe(
    '雪鏈裝在驅動輪上，先鋪平再開上去。',
  )
})
