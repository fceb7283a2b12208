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

it.each([
  ['of another thing', '母貓住院的比率是 12%。'],
  ['that the statement allows', '健康貓的麻醉死亡率是 0.03%。'],
  ['of the past', '健康貓的麻醉死亡率去年是 0.24%。'],
  ['beside the statement’s own', '健康貓的麻醉死亡率低於 0.05%，老貓的麻醉死亡率是 0.24%。'],
])('finds none with a figure %s', (_, text) => {
  expect(toldOtherwise(STATED, `## 手術風險\n${text}`)).toBeUndefined()
})

it.each([
  ['成人票價為 300 元。', '兒童票價為 150 元。'],
  ['湯頭冷藏可保存 3 天。', '湯頭冷凍可保存 30 天。'],
  ['大型犬每天散步 60 分鐘。', '小型犬每天散步 20 分鐘。'],
  ['手術前 8 小時禁食。', '手術後 6 小時禁食。'],
])('finds none with a figure of another case: %s', (statement, text) => {
  expect(toldOtherwise(statement, `## 說明\n${text}`)).toBeUndefined()
})
