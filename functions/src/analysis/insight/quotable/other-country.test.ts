import { expect, it } from 'vitest'
import { isAboutAnotherCountry } from './other-country.ts'

const JAPAN = { title: '在日本辦中古機車名義變更' }

it('a sentence of a page whose title names another country holds there', () => {
  expect(isAboutAnotherCountry(JAPAN, '二手機車過戶', '變更名義不收規費。')).toBe(true)
})

it.each([
  ['the reader asks about that country', '日本 機車過戶', '變更名義不收規費。'],
  ['the sentence says so itself', '二手機車過戶', '在日本變更名義不收規費。'],
  ['the reader’s page is in English, whose home is not known', 'motorbike transfer', 'It is free.'],
])('it may be quoted where %s', (_, own, sentence) => {
  expect(isAboutAnotherCountry(JAPAN, own, sentence)).toBe(false)
})
