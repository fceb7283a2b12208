import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { claimsAlone, distinctiveFigures, nearestClaims, weightTerms } from './nearest-claims.ts'

it('compares a text with the four claims of a page that share most of its terms', () => {
  const lines = ['濾紙', '濾杯磨豆', '溫度計秤', '手沖壺架', '咖啡豆罐'].map((word) => `- ${word}要先準備好`)
  const corpus = buildCorpus([markedSource(1, `## 器材\n${lines.join('\n')}`)])
  const [page] = corpus.pages
  if (page === undefined) throw new Error('no page')
  const wanted = weightTerms(corpus, ['濾杯', '磨豆', '溫度', '度計', '手沖', '沖壺', '咖啡', '啡豆'])
  const nearest = nearestClaims(corpus, wanted, claimsAlone(page))
  expect(nearest.map(({ unit }) => unit.claim.text)).toEqual(lines.slice(1).map((line) => line.slice(2)))
})

it('takes a bare number above nine for a distinctive figure, and any with a unit', () => {
  const values = (text: string) => distinctiveFigures(text).map(({ value }) => value)
  expect(values('第 9、10 型，泡 3 天。')).toEqual(values('第 10 型，泡 3 天。'))
  expect(values('型號 9 與型號 10')).toEqual([10])
  expect(values('8.5')).toEqual([])
  expect(values('9.5')).toEqual([9.5])
  expect(values('泡 3 分鐘')).toEqual([180])
})
