import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { prepareStatement } from './prepared-statement.ts'
import { supportOf } from './statement-support.ts'
import { withWiderQuote } from './wider-quote.ts'

/** What is quoted of a page for a statement that it supports. */
function quoteFor(text: string, told: string, type: 'article' | 'forum' = 'article'): string {
  const sources = [told, '## 天氣\n今天的天氣很好，適合出門走走。'].map((page, rank) =>
    markedSource(rank, page),
  )
  const corpus = buildCorpus(
    sources.map((source) => ({
      ...source,
      page: source.page === null ? null : { ...source.page, type },
    })),
  )
  const [page] = corpus.pages
  if (page === undefined) throw new Error('no page')
  const prepared = prepareStatement(corpus, { id: 's1', text, label: '', heading: '', referenceIndexes: [] })
  const { unit } = supportOf(corpus, prepared, page)
  if (unit === null) throw new Error('no passage')
  const { start, quoteEnd } = withWiderQuote(corpus, prepared, { page, unit }).claim
  return page.source.page?.text.slice(start, quoteEnd) ?? ''
}

it('quotes with a sentence the one before it that has the rest of the statement', () => {
  const quote = quoteFor(
    '油漆：先用砂紙把舊漆磨粗，再上兩道面漆，每道間隔 4 小時。',
    '## 重刷木門\n拿 240 號砂紙把舊漆磨粗，灰塵要用濕布擦掉，五金先拆下來放在盒子裡，邊緣貼上遮蔽膠帶免得沾到，門片最好平放在架子上。面漆上兩道，每道間隔 4 小時。朋友來的時候幫我拍了照片。',
  )
  expect(quote).toMatch(/^拿 240 號砂紙把舊漆磨粗.*間隔 4 小時/u)
})

it('quotes the list items in a row that together tell the statement', () => {
  const quote = quoteFor(
    '借書：學生可借 20 冊、28 天，教師可借 60 冊、90 天。',
    '## 借閱規則\n- 學生：20 冊、28 天\n- 教師：60 冊、90 天\n- 逾期每冊每天罰 2 元',
  )
  expect(quote).toContain('學生：20 冊')
  expect(quote).toContain('教師：60 冊')
  expect(quote).not.toContain('罰 2 元')
})

it('quotes no question and nothing that adds little', () => {
  const quote = quoteFor(
    '借書：學生可借 20 冊、28 天。',
    '## 借閱規則\n館員都很親切。\n學生可借 20 冊、28 天。\n老師可借幾冊呢？',
  )
  expect(quote).toBe('學生可借 20 冊、28 天。')
})

it('begins with the sentence before where the claim points back to it', () => {
  const quote = quoteFor(
    '雪鏈：上路五十公尺後要停車重新拉緊。',
    '## 裝雪鏈\n雪鏈要裝在帶動車子的驅動輪上面。它上路五十公尺後會鬆，要停車重新拉緊。',
  )
  expect(quote).toMatch(/^雪鏈要裝在帶動/u)
})

it('does not begin with another paragraph or a sentence that is not needed', () => {
  const told = (second: string) =>
    quoteFor(
      '雪鏈：上路五十公尺後要停車重新拉緊。',
      `## 裝雪鏈\n裝的時候先看清楚哪兩個輪子帶動車子。${second}`,
    )
  expect(told('上路五十公尺後雪鏈會鬆，要停車重新拉緊。')).toMatch(/^上路五十公尺/u)
  expect(told('\n它上路五十公尺後會鬆，雪鏈要停車重新拉緊。')).toMatch(/^它上路/u)
})

it('quotes no two paragraphs of a thread, which may be by two people', () => {
  const statement = '借書：學生可借 20 冊、28 天，教師可借 60 冊、90 天。'
  const told = '## 借閱規則\n學生可以借 20 冊、28 天。\n教師可以借 60 冊、90 天。'
  expect(quoteFor(statement, told)).toContain('\n')
  expect(quoteFor(statement, told, 'forum')).not.toContain('\n')
})
