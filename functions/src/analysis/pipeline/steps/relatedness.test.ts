import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { loadPlanted } from '../../../../../sandbox/src/planted.ts'
import { markedSource } from '../../../../../tests/cases/marked-page.ts'
import { readPage } from '../../../reading/read-page.ts'
import { checkRelatedness } from './relatedness.ts'

const planted = loadPlanted().map((page) => ({
  keyword: page.keyword,
  page: readPage({ bytes: new TextEncoder().encode(page.render()), url: page.url, contentType: 'text/html' }),
}))

/** Pages that each hold different parts of one page, and are therefore results about the same subject. */
function partsOf({ text }: ReadPage, count = 6): ReadPage[] {
  const lines = text.split('\n')
  return Array.from({ length: count }, (_, at) => {
    const own = lines.filter((_line, index) => index % 3 !== at % 3)
    return markedSource(at + 1, own.join('\n')).page as ReadPage
  })
}

it('compares a page with results about the same subject', () => {
  for (const { keyword, page } of planted)
    expect(checkRelatedness(keyword, page, partsOf(page))).toBe('related')
})

it('refuses a page about another subject, for every pair of subjects in the sandbox', () => {
  const verdicts = planted.flatMap(({ page }) =>
    planted
      .filter((other) => other.page !== page)
      .map((other) => checkRelatedness(other.keyword, page, partsOf(other.page))),
  )
  expect(verdicts.length).toBeGreaterThan(0)
  expect(verdicts.filter((verdict) => verdict === 'scattered')).toEqual([])
})

it('refuses an English page beside Chinese results of another subject', () => {
  const [first] = planted
  if (!first) throw new Error('no planted pages')
  const page = markedSource(
    0,
    'Compost needs browns and greens.\nTurn the pile every week and keep it moist.',
  ).page
  expect(checkRelatedness(first.keyword, page, partsOf(first.page))).toBe('unrelated')
})

it('refuses results that share nothing with each other or with the keyword', () => {
  const pages = [
    '堆肥要翻動才有空氣。',
    '房貸轉貸的費用約三萬元。',
    '狗狗的皮膚病要看獸醫。',
    '植牙之前先拍電腦斷層。',
  ].map((text, at) => markedSource(at + 1, text).page as ReadPage)
  expect(checkRelatedness('qwertyuiop', null, pages)).toBe('scattered')
})

it('never refuses fewer than three results', () => {
  const [first] = planted
  expect(checkRelatedness('qwertyuiop', null, first ? [first.page] : [])).toBe('related')
})

/** So many words of their own, such as `aab`. */
const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) =>
    [...(at + from).toString(26).padStart(3, '0')]
      .map((digit) => 'bcdfghjklmnpqrstvwxyzaeiou'[Number.parseInt(digit, 26)])
      .join(''),
  )
const pageOf = (...texts: readonly string[]): ReadPage => ({ title: '', text: texts.join(' ') }) as ReadPage
const NOTHING = 'qqqqq'

it('refuses a page with two of the results’ common terms and no word of the keyword, and none with three', () => {
  const results = (common: number) => [1, 2, 3].map(() => pageOf('zebra', ...words(common)))
  const having = (own: number) => pageOf(NOTHING, ...words(own))
  // The keyword is a common term as well.
  expect(checkRelatedness('zebra', having(2), results(30))).toBe('unrelated')
  expect(checkRelatedness('zebra', having(3), results(30))).toBe('related')
  expect(checkRelatedness('zebra', pageOf('zebra'), results(30))).toBe('related')
  // So few terms in common do not show what a page should be about.
  expect(checkRelatedness('zebra', having(0), results(19))).toBe('unrelated')
  expect(checkRelatedness('zebra', having(0), results(18))).toBe('related')
})

it('refuses results that share fewer than thirty terms if at most one mentions the keyword', () => {
  const results = (common: number, speaking: number) =>
    [0, 1, 2].map((at) => pageOf(at < speaking ? 'zebra' : NOTHING.repeat(at + 1), ...words(common)))
  expect(checkRelatedness('zebra', null, results(29, 1))).toBe('scattered')
  expect(checkRelatedness('zebra', null, results(30, 1))).toBe('related')
  expect(checkRelatedness('zebra', null, results(29, 2))).toBe('related')
})

it('takes a term for common that three tenths of the results have, and at least two', () => {
  const of = (results: number, having: number) =>
    checkRelatedness(
      'zebra',
      null,
      Array.from({ length: results }, (_, at) => pageOf(NOTHING, ...(at < having ? words(30) : []))),
    )
  expect(of(10, 3)).toBe('related')
  expect(of(11, 3)).toBe('scattered')
  expect(of(4, 2)).toBe('related')
  expect(of(4, 1)).toBe('scattered')
})
