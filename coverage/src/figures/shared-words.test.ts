import { expect, it } from 'vitest'
import { sharedWords, weightOfShared, wordsOf } from './shared-words.ts'

const weightOf = (words: readonly string[], common: readonly string[] = []) =>
  weightOfShared(words, (word) => common.includes(word))

it('counts a Chinese word of four characters as two, and a shorter or an English one as one', () => {
  expect(weightOf(['防水塗料'])).toBe(2)
  expect(weightOf(['防水漆'])).toBe(1)
  expect(weightOf(['membrane'])).toBe(1)
  expect(weightOf(['防水塗料', '防水漆'])).toBe(3)
})

it('counts a word half that most sources use, however long', () => {
  expect(weightOf(['防水塗料'], ['防水塗料'])).toBe(0.5)
})

it('counts a long word by what is left without general words', () => {
  expect(weightOf(['風險增加'])).toBe(1)
})

it('takes no word of the keyword for shared', () => {
  const [mine, theirs] = ['陽台防水要重做', '陽台的防水能撐'].map(wordsOf) as [string[], string[]]
  expect(sharedWords(mine, theirs, '')).toEqual(['陽台', '防水'])
  expect(sharedWords(mine, theirs, '防水')).toEqual(['陽台'])
})

it('takes the name of a model for one word, which another of its series does not share', () => {
  expect(wordsOf('琴鳥 KD-12 除濕機')).toEqual(['琴鳥', 'kd-12', '除濕機'])
  expect(sharedWords(wordsOf('KD-12 售價'), wordsOf('KD-10 售價'), '')).toEqual(['售價'])
  expect(wordsOf('COVID-19 all-day B12')).toEqual(['covid-19', 'all', 'day', 'b12'])
})

it('takes no pronoun for a shared word', () => {
  expect(sharedWords(wordsOf('自己的插頭'), wordsOf('插頭會自己斷電'), '')).toEqual(['插頭'])
})

it('takes no verb of happening for a shared word', () => {
  expect(sharedWords(wordsOf('船漆龜裂發生在'), wordsOf('船底積水發生在'), '')).toEqual([])
})

it('keeps 上, 下, 內 and 外 in a noun, and splits at them elsewhere', () => {
  expect(wordsOf('上臂')).toEqual(['上臂'])
  expect(wordsOf('外胎充飽')).toEqual(['外胎充飽'])
  expect(wordsOf('牆面以上')).toEqual(['牆面'])
})
