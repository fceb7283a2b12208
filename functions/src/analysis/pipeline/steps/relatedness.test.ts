import type { ReadPage } from '@gaplens/contracts/read-page'
import { expect, it } from 'vitest'
import { loadPlanted } from '../../../../../sandbox/src/planted.ts'
import { markedSource } from '../../../../../tests/bench/insight-page.ts'
import { readPage } from '../../../reading/read.ts'
import { judgeRelatedness } from './relatedness.ts'

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
    expect(judgeRelatedness(keyword, page, partsOf(page))).toBe('related')
})

it('refuses a page about another subject, for every pair of subjects in the sandbox', () => {
  const verdicts = planted.flatMap(({ page }) =>
    planted
      .filter((other) => other.page !== page)
      .map((other) => judgeRelatedness(other.keyword, page, partsOf(other.page))),
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
  expect(judgeRelatedness(first.keyword, page, partsOf(first.page))).toBe('unrelated')
})

it('refuses results that share nothing with each other or with the keyword', () => {
  const pages = [
    '堆肥要翻動才有空氣。',
    '房貸轉貸的費用約三萬元。',
    '狗狗的皮膚病要看獸醫。',
    '植牙之前先拍電腦斷層。',
  ].map((text, at) => markedSource(at + 1, text).page as ReadPage)
  expect(judgeRelatedness('qwertyuiop', null, pages)).toBe('scattered')
})

it('never refuses fewer than three results', () => {
  const [first] = planted
  expect(judgeRelatedness('qwertyuiop', null, first ? [first.page] : [])).toBe('related')
})
