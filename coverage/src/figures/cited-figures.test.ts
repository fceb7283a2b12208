import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { citedFigures } from './cited-figures.ts'

const STATEMENT = '窗簾清洗：羅馬簾送洗一幅約 600 元，公司貨另計。'
const OTHERS = ['## 屋頂\n換瓦兩百元。', '## 地板\n木地板怕水，拖把要擰乾。', '## 水管\n水管老了會漏。']

/** The claims that may be another value of the statement's; the first page is cited for it. */
function cited(text: string, statement = STATEMENT, isCited = true): string[] {
  const sources = [text, ...OTHERS].map((each, at) => markedSource(at + 1, each))
  const corpus = buildCorpus(sources)
  const stated = { id: 's1', text: statement, label: '', heading: '', referenceIndexes: [0] }
  const references = sources.map(({ id }, at) => ({
    id,
    referenceIndexes: at === 0 && isCited ? [0] : [],
  }))
  return citedFigures({ corpus, statements: [stated] }, references).map(
    ({ start, end, pageId }) =>
      corpus.pages.find(({ source }) => source.id === pageId)?.source.page?.text.slice(start, end) ?? '',
  )
}

it('finds the one claim of a cited page with another value of what the AI Overview tells', () => {
  expect(cited('## 送洗\n羅馬簾送洗，行情是一幅 450 元。')).toEqual(['羅馬簾送洗，行情是一幅 450 元。'])
})

it('finds none on a page that is not cited for the statement, or that gives its value too', () => {
  expect(cited('## 送洗\n羅馬簾送洗，行情是一幅 450 元。', STATEMENT, false)).toEqual([])
  expect(cited('## 送洗\n羅馬簾送洗，平日 450 元，假日 600 元。')).toEqual([])
})

it('finds none where several claims or figures may be meant, or the value is of a house’s own goods', () => {
  expect(cited('## 送洗\n羅馬簾送洗一幅 450 元。\n羅馬簾送洗急件一幅 900 元。')).toEqual([])
  expect(cited('## 送洗\n羅馬簾送洗，平日 450 元，假日 500 元。')).toEqual([])
  expect(cited('## 送洗\n本公司羅馬簾送洗一幅 450 元。')).toEqual([])
})

it('finds none for a claim that tells of something else, nor for a share without a word beside it in common', () => {
  expect(cited('## 停車\n車位一小時 450 元。')).toEqual([])
  expect(cited('## 縮水\n棉麻窗簾，水洗會縮 5%。', '棉麻窗簾，每次約縮 3%。')).toEqual([])
})

it('finds a share beside a word that stands beside the statement’s', () => {
  expect(cited('## 縮水\n棉麻窗簾水洗會縮 5%。', '棉麻窗簾水洗約縮 3%。')).toEqual(['棉麻窗簾水洗會縮 5%。'])
})
