import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { distinctiveFigures } from './figure-words.ts'
import { claimsWithHeadings } from './nearest-claims.ts'
import { claimToldOtherwise } from './told-otherwise.ts'

function toldOtherwise(statement: string, text: string) {
  const [page] = buildCorpus([markedSource(1, text)]).pages
  const claims = page === undefined ? [] : claimsWithHeadings(page)
  return claimToldOtherwise(distinctiveFigures(statement), claims)?.claim.text
}

const STATED = '健康貓的麻醉死亡率低於 0.05%。'

it('finds the claim with another figure beside the words of the statement’s figure', () => {
  const told = '健康貓的麻醉死亡率是 0.24%。'
  expect(toldOtherwise(STATED, `## 手術風險\n麻醉師全程在場。\n\n${told}`)).toBe(told)
})

it('takes the words of the heading into account', () => {
  const told = '全票 260 元，在大門口購買。'
  expect(toldOtherwise('進園區的全票為 300 元。', `## 進園區要買票嗎\n${told}`)).toBe(told)
})

it.each([
  ['of another thing', '母貓住院的比率是 12%。'],
  ['that the statement allows', '健康貓的麻醉死亡率是 0.03%。'],
  ['of the past', '健康貓的麻醉死亡率去年是 0.24%。'],
  ['beside the statement’s own', '健康貓的麻醉死亡率低於 0.05%，老貓的麻醉死亡率是 0.24%。'],
])('finds none with a figure %s', (_, text) => {
  expect(toldOtherwise(STATED, `## 手術風險\n${text}`)).toBeUndefined()
})
