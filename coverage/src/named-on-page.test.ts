import { expect, it } from 'vitest'
import { namedOnPage } from './named-on-page.ts'
import type { CoverageTable } from './table/coverage-table.ts'

/** Claims of a page, each with the number of its section. */
function claimsOf(...texts: readonly (readonly [section: number, text: string])[]) {
  return texts.map(([section, text], at) => ({
    section,
    claim: { id: `c${at}`, pageId: 'p0', kind: 'paragraph', heading: '', text, start: at, quoteEnd: at + 1 },
  })) as unknown as CoverageTable['corpus']['claims']
}

const nearestId = (name: string, ...texts: readonly (readonly [section: number, text: string])[]) =>
  namedOnPage(claimsOf(...texts), '小提琴保養')({ name }, null)?.id

it('is the passage that says a topic’s whole name, where one section of the page does so', () => {
  const varnish = [0, '擦琴時用乾布，不要用酒精。'] as const
  expect(nearestId('防滑墊', varnish, [1, '收琴前先把防滑墊拆下來。'])).toBe('c1')
  expect(nearestId('防滑墊', varnish)).toBeUndefined()
  expect(nearestId('防滑墊', [0, '先裝上防滑墊再調音。'], [1, '收琴前先把防滑墊拆下來。'])).toBeUndefined()
})

it('is none where the name is only the keyword’s words, or so short that it is part of other names', () => {
  expect(nearestId('小提琴', [0, '小提琴怕乾。'])).toBeUndefined()
  expect(nearestId('琴弓', [0, '琴弓盒放在櫃子裡。'])).toBeUndefined()
})

it('is none where the nearest passage is one of those that say the name', () => {
  const claims = claimsOf([0, '收琴前先把防滑墊拆下來。'], [0, '防滑墊的腳會磨漆。'])
  const nearest = { id: 'c1', pageId: 'p0', start: 1, end: 2, heading: '' }
  expect(namedOnPage(claims, '小提琴保養')({ name: '防滑墊' }, nearest)).toBeNull()
})
