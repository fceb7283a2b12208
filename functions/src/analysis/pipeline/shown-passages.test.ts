import { expect, it } from 'vitest'
import { sampleInput } from '../insight/testing/sample.ts'
import { shownPassages } from './shown-passages.ts'

const { sources } = sampleInput()
const [first, second] = sources.filter(({ role, page }) => role !== 'user' && page !== null)

/** The first cited page as one of this year and type, beside one of 2026, and a passage of it. */
function shown(year: string, type: 'article' | 'forum') {
  if (first?.page == null || second?.page == null) throw new Error('no pages')
  const page = { ...first.page, type, publishedAt: `${year}-05-01`, modifiedAt: null }
  const newer = { ...second.page, publishedAt: '2026-05-01', modifiedAt: null }
  const passage = {
    id: 'a',
    pageId: first.id,
    url: first.url,
    heading: '那我自己換可以嗎',
    quote: '',
    link: '',
  }
  return shownPassages(
    [passage],
    [
      { ...first, page },
      { ...second, page: newer },
    ],
  )[0]
}

it('marks every quote of an old page with its year', () => {
  expect(shown('2014', 'article')?.limits).toEqual(['2014 年'])
  expect(shown('2025', 'article')?.limits).toBeUndefined()
})

it('marks the words of a thread as a poster’s, without the line above them', () => {
  expect(shown('2025', 'forum')).toMatchObject({ limits: ['網友'], heading: '' })
  expect(shown('2025', 'article')?.heading).toBe('那我自己換可以嗎')
})
