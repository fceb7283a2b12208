import { expect, it } from 'vitest'
import { isTraditionalChinese, languageOf } from './language.ts'

it.each([
  ['Apple Watch SE 約 7,900 元', 'traditional'],
  ['LASIK 切角膜瓣，SMILE 免掀瓣', 'traditional'],
  ['温泉水質呈弱鹼性', 'traditional'],
  ['抓绒的能提升 3 到 5 度', 'simplified'],
  ['脱毛は3回まで無料です', 'other'],
  ['Use water at 92 degrees', 'other'],
  ['', 'other'],
])('tells the language of 「%s」: %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

it('calls a text Traditional Chinese that is mostly Han', () => {
  expect(isTraditionalChinese('LASIK 切角膜瓣，SMILE 免掀瓣，兩種都要先散瞳')).toBe(true)
  expect(isTraditionalChinese('Google AI Overview 摘要 with a long English text')).toBe(false)
})
