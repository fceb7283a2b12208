import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import type { Subject } from '../mention.ts'
import { viewOf } from '../view.ts'
import { provenFirst } from './proven-first.ts'
import type { GapFact } from './stated-fact.ts'

/** The first words of the facts of three pages, of which the second supports the AI Overview. */
function order(siteNames: readonly string[]): string[] {
  const sources = siteNames.map((siteName, at) => {
    const source = markedSource(at + 1, '## 繩結\n先打平結。')
    return source.page === null ? source : { ...source, page: { ...source.page, siteName } }
  })
  const view = viewOf(inputOf({ keyword: '繩結', serp: emptySerp(), sources }))
  const ids = view.othersRead.map(({ id }) => id)
  const support = [{ pageId: ids[1] ?? '', level: 'found', passageId: null }]
  const subject = { stated: { statements: [{ support }] } } as unknown as Subject
  const facts = ids.map(
    (pageId, at): GapFact => ({
      fact: { text: `事實${at + 1}`, pageId, passageId: `${pageId}-1` },
      rows: 0,
      isList: false,
    }),
  )
  return provenFirst(view, subject, facts).map(({ fact }) => fact.text)
}

it('states first what a page tells that supports the AI Overview', () => {
  expect(order(['繩索筆記', '攀樹手冊', '船員日記'])).toEqual(['事實2', '事實1', '事實3'])
})

it('leaves an office’s rule first', () => {
  expect(order(['青嶼市政府消防局', '攀樹手冊', '船員日記'])).toEqual(['事實1', '事實2', '事實3'])
})
