import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { distinctiveFigures } from './figure-words.ts'
import { claimsWithHeadings } from './nearest-claims.ts'
import { givesOthersOnly } from './other-values.ts'

const claimsOf = (text: string) => {
  const [page] = buildCorpus([markedSource(1, `## 說明\n${text}`)]).pages
  return page === undefined ? [] : claimsWithHeadings(page)
}

it('tells a claim with other values of a unit than the statement', () => {
  const figures = distinctiveFigures('10 坪建議每日除濕量 12 公升')
  const others = (sentence: string) => claimsOf(sentence).map((claim) => givesOthersOnly(figures, claim))
  expect(others('10 坪的空間約需 8 公升的機型。')).toEqual([true])
  expect(others('10 坪的空間約需 12 公升，地下室要 16 公升。')).toEqual([false])
  expect(others('10 坪的空間先看除濕量。')).toEqual([false])
})
