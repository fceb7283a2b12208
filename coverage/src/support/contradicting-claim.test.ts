import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { contradictingClaim } from './contradicting-claim.ts'
import { distinctiveFigures } from './figure-words.ts'
import { claimsWithHeadings } from './nearest-claims.ts'

function contradicting(statement: string, text: string) {
  const [page] = buildCorpus([markedSource(1, text)]).pages
  const claims = page === undefined ? [] : claimsWithHeadings(page)
  return contradictingClaim(distinctiveFigures(statement), claims)?.claim.text
}

const STATED = '健康貓的麻醉死亡率低於 0.05%。'

it('finds the claim with another figure beside the words of the statement’s figure', () => {
  const told = '健康貓的麻醉死亡率是 0.24%。'
  expect(contradicting(STATED, `## 手術風險\n麻醉師全程在場。\n\n${told}`)).toBe(told)
})

it.each([
  ['of another thing', '母貓住院的比率是 12%。'],
  ['that the statement allows', '健康貓的麻醉死亡率是 0.03%。'],
  ['of the past', '健康貓的麻醉死亡率去年是 0.24%。'],
  ['beside the statement’s own', '健康貓的麻醉死亡率低於 0.05%，老貓的麻醉死亡率是 0.24%。'],
])('finds none with a figure %s', (_, text) => {
  expect(contradicting(STATED, `## 手術風險\n${text}`)).toBeUndefined()
})

it.each([
  ['成人票價為 300 元。', '兒童票價為 150 元。'],
  ['湯頭冷藏可保存 3 天。', '湯頭冷凍可保存 30 天。'],
  ['大型犬每天散步 60 分鐘。', '小型犬每天散步 20 分鐘。'],
  ['手術前 8 小時禁食。', '手術後 6 小時禁食。'],
])('finds none with a figure of another case: %s', (statement, text) => {
  expect(contradicting(statement, `## 說明\n${text}`)).toBeUndefined()
})

it('finds it though the page gives the statement’s value of another thing', () => {
  const told = '油漆的味道一般兩週才會散。'
  const text = `## 完工之後\n${told}\n## 收尾\n師傅三天後回來收工具。`
  expect(contradicting('油漆的味道大多三天就會散。', text)).toBe(told)
})

it('finds another threshold, which the statement’s would include', () => {
  expect(contradicting('桌面到層板應保持 65 公分以上。', '## 安裝\n桌面到層板至少 75 公分。')).toBe(
    '桌面到層板至少 75 公分。',
  )
  expect(contradicting('桌面到層板應保持 65 公分以上。', '## 安裝\n桌面到層板是 75 公分。')).toBeUndefined()
})

it('finds another value of a named scale on the same thing, but not on another', () => {
  const told = '防曬乳我們家兩個都抹 SPF 30，回家沒曬傷。'
  expect(contradicting('海邊的防曬乳要 SPF 50 以上。', `## 出門之前\n${told}`)).toBe(told)
  expect(contradicting('海邊的防曬乳要 SPF 30 以上。', `## 出門之前\n${told}`)).toBeUndefined()
  expect(contradicting('BMI 27 以上為肥胖。', '## 判定\nBMI 低於 18.5 就是過輕。')).toBeUndefined()
  expect(
    contradicting('種藍莓的土壤 pH 值要 4.5 到 5。', '## 番茄\n番茄喜歡 pH 值 6 到 7 的土。'),
  ).toBeUndefined()
})

it('compares English figures by their clause', () => {
  const told = 'For a tile floor, lay a mat 1/2 inch thick.'
  expect(
    contradicting(
      'A mat 3/4 inch thick, in any dark shade, hides scratches of heavy chairs.',
      `## Floor\n${told}`,
    ),
  ).toBe(told)
})
