import { expect, it } from 'vitest'
import { viewOf } from '../../facts/view.ts'
import { wholeQuote } from '../../quotable/whole-quote.ts'
import { sampleInput } from '../../testing/sample.ts'
import { citablePassage } from './page-names.ts'

const sample = sampleInput()
const pageId = sample.sources.find(({ role, page }) => role !== 'user' && page !== null)?.id ?? ''

/** What a model may quote of the first line of a page. */
function quoteOf(line: string, quote: string): string | null {
  const sources = sample.sources.map((source) =>
    source.id === pageId && source.page !== null
      ? { ...source, page: { ...source.page, text: `${line}\n下一則。`, blocks: [] } }
      : source,
  )
  const view = viewOf({ ...sample, sources })
  const passage = { id: 'x', pageId, quote, heading: '' } as Parameters<typeof citablePassage>[1]
  return wholeQuote(citablePassage(view, passage).context, 0)
}

it.each([
  ['推 阿凱做保經: 舊的千萬不要解。可以先問服務人員。 01/10 09:10', '舊的千萬不要解。'],
  ['推 阿凱做保經: 舊的千萬不要解。可以先問服務人員 01/10 09:10', '舊的千萬不要解。'],
  ['推 阿凱做保經: 舊的千萬不要解。可以先問服務人員。 1.2.3.4 01/10 09:10', '舊的千萬不要解。'],
])('quotes a post without the time that the board puts after it: %s', (line, quote) => {
  expect(quoteOf(line, quote)).toBe('舊的千萬不要解。可以先問服務人員')
})

it('keeps a time that the writer wrote', () => {
  const line = '櫃檯每天 09:10 開始收件，當天辦完。'
  expect(quoteOf(line, line)).toBe('櫃檯每天 09:10 開始收件，當天辦完')
})
