import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import type { Source } from '@gaplens/coverage/source'
import { expect, it } from 'vitest'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { withOutdatedPages } from './outdated-pages.ts'

const dated = (rank: number, year: number): Source => {
  const source = markedSource(rank, '## 調音\n每年調一次。')
  return source.page === null
    ? source
    : { ...source, page: { ...source.page, publishedAt: `${year}-05-01T00:00:00.000Z` } }
}
const passages = ['p1-1', 'p1-2', 'p2-1'].map((id) => ({ id, pageId: id.slice(0, 2) }) as unknown as Passage)
const gaps = [
  { passageIds: ['p1-1', 'p2-1'], outdatedPassageIds: ['p1-1'] },
  { passageIds: ['p2-1', 'p1-2'] },
] as unknown as Gap[]
const outdatedIn = (year: number) =>
  withOutdatedPages(gaps, passages, [dated(1, year), dated(2, 2026)]).map((gap) => gap.outdatedPassageIds)

it('calls every quote of a page of years ago outdated where one is, whatever the gap', () => {
  expect(outdatedIn(2016)).toEqual([['p1-1'], ['p1-2']])
})

it('leaves the other quotes of a page of today, of which only one rule is outdated', () => {
  expect(outdatedIn(2026)).toEqual([['p1-1'], undefined])
})
