import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { claimsAlone, nearestClaims, weightTerms } from './nearest-claims.ts'

it('compares a text with the four claims of a page that share most of its terms', () => {
  const lines = ['濾紙', '濾杯磨豆', '溫度計秤', '手沖壺架', '咖啡豆罐'].map((word) => `- ${word}要先準備好`)
  const corpus = buildCorpus([markedSource(1, `## 器材\n${lines.join('\n')}`)])
  const [page] = corpus.pages
  if (page === undefined) throw new Error('no page')
  const wanted = weightTerms(corpus, ['濾杯', '磨豆', '溫度', '度計', '手沖', '沖壺', '咖啡', '啡豆'])
  const nearest = nearestClaims(corpus, wanted, claimsAlone(page))
  expect(nearest.map(({ unit }) => unit.claim.text)).toEqual(lines.slice(1).map((line) => line.slice(2)))
})
