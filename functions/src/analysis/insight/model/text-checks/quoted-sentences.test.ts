import { expect, it } from 'vitest'
import { viewOf } from '../../facts/view.ts'
import { plain } from '../../quotable/plain.ts'
import { NO_SURROUNDINGS } from '../../quotable/surroundings.ts'
import { sampleInput } from '../../testing/sample.ts'
import { type PageNames, pageNamesOf } from './page-names.ts'
import { quotedSentences } from './quoted-sentences.ts'

const view = viewOf(sampleInput())
const pageNames = pageNamesOf(view)
const source = view.othersRead[0]

/** How the report quotes a sentence of the first source that stands under a heading. */
function quotedUnder(
  heading: string,
  text = '先用熱水沖過濾紙，再倒掉下壺的水。',
  row: 'named' | null = null,
): string | undefined {
  const sentence = { text, words: plain(text), own: true, row } as const
  const pageId = source?.id ?? ''
  const cited = [
    { id: 'x', pageId, text, heading, context: { sentences: [sentence], around: NO_SURROUNDINGS } },
  ]
  const place = { pageNames, cited, gap: null, pageId: null, guides: false, chinese: true }
  return quotedSentences(text, place).quoted[0]?.text
}

it.each(['', '沖煮前的準備'])(
  'puts a space after the mark of a source, with the heading 「%s」',
  (heading) => {
    const mark = `[${source?.rank}]`
    expect(quotedUnder(heading)).toMatch(/^\[\d+\] \p{Script=Han}/u)
    expect(quotedUnder(heading)?.startsWith(mark)).toBe(true)
  },
)

it('puts no quotation marks around a row with the names of its columns, which no page writes', () => {
  const row = '錐形濾杯（粉量：15 克，水量：240 毫升）'
  expect(quotedUnder('器具', row, 'named')).toMatch(/寫：錐形濾杯（粉量：15 克，水量：240 毫升）$/u)
})

it('says of a seller’s sentence that it is a seller’s, as facts do', () => {
  const sells = view.input.sources.map((each) =>
    each.id === source?.id && each.page !== null
      ? { ...each, page: { ...each.page, type: 'product' as const, siteName: '晨光咖啡行' } }
      : each,
  )
  const names = pageNamesOf(viewOf({ ...view.input, sources: sells }))
  expect(names.marks.get(source?.id ?? '')).toBe(`業者 [${source?.rank}]`)
  expect(names.pages.get(`[${source?.rank}]`)).toBe(source?.id)
})

/** What a sentence of the first source gives as its summary. */
function summary(part: { row?: 'named'; item?: number }, names: Partial<PageNames> = {}) {
  const text = '先用熱水沖過濾紙，再倒掉下壺的水。'
  const pageId = source?.id ?? ''
  const sentence = { text, words: plain(text), own: true, row: null, ...part }
  const context = { sentences: [sentence], around: NO_SURROUNDINGS }
  return quotedSentences(text, {
    pageNames: { ...pageNames, ...names },
    cited: [{ id: 'x', pageId, text, heading: '', context }],
    gap: null,
    pageId,
    guides: false,
    chinese: true,
  }).quoted
}

it('lets no row of a table, no item of a list and no post of a thread stand for a page', () => {
  expect(summary({})).toHaveLength(1)
  expect(summary({ row: 'named' })).toEqual([])
  expect(summary({ item: 0 })).toEqual([])
  expect(summary({}, { threads: new Set([source?.id ?? '']) })).toEqual([])
})

it('says of the one sentence of a page of years ago from when it is', () => {
  const times = new Map([[source?.id ?? '', '2014 年']])
  expect(summary({})[0]?.text).toMatch(/^這一頁寫「/u)
  expect(summary({}, { times })[0]?.text).toMatch(/^2014 年的這一頁寫「/u)
})
