import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { factsOf } from './gap-facts.ts'
import { isOutdated } from './gap-passages.ts'
import { subjectOf } from './gap-subject.ts'

/** The facts on fishing licences of pages of these years, each with one section. */
function factsOfYears(pages: readonly (readonly [year: number, text: string, siteName?: string])[]) {
  const sources = pages.map(([year, text, siteName = ''], at) => {
    const source = markedSource(at + 1, text)
    const page = source.page === null ? null : { ...source.page, siteName, publishedAt: `${year}-03-01` }
    return { ...source, page }
  })
  const view = viewOf(inputOf({ keyword: '釣魚證申請', serp: emptySerp(), sources }))
  const passages = view.othersRead.map(({ id, page }) => {
    const [heading = '', ...lines] = page.text.split('\n')
    return { id, pageId: id, heading, quote: lines.join('\n'), url: '', link: '' }
  })
  const gap = {
    topicId: 't',
    name: '效期',
    tier: 'p1_immediate' as const,
    passageIds: passages.map(({ id }) => id),
  }
  const seen = { ...view, passage: (id: string | null) => passages.find((each) => each.id === id) }
  return factsOf(seen, gap as never, subjectOf(seen, gap as never, undefined)).map(({ fact }) => fact.text)
}

it('tells no rule of years ago where a page of today tells one', () => {
  const old = [2009, '## 效期\n釣魚證的效期為發證後兩個月，逾期即須重辦。'] as const
  const now = [2026, '## 釣魚證的效期\n釣魚證自核發日起一年內有效，到期前可以展延。'] as const
  expect(factsOfYears([old, now])).toEqual(['釣魚證自核發日起一年內有效，到期前可以展延'])
  expect(factsOfYears([old])).toEqual(['釣魚證的效期為發證後兩個月，逾期即須重辦'])
})

it('names a court that speaks of itself, and no hospital', () => {
  const said = '## 效期\n證書的效期為三個月，屆滿前應以書面向本院聲請展延。'
  expect(factsOfYears([[2026, said, '青嶼地方法院']])).toEqual([
    '證書的效期為三個月，屆滿前應以書面向青嶼地方法院聲請展延',
  ])
  expect(factsOfYears([[2026, said, '青嶼綜合醫院']])).toEqual([])
})

it('tells a passage of years ago not even where it is the only one, if newer pages deny its figure', () => {
  const view = viewOf(
    inputOf({
      keyword: '釣魚證申請',
      serp: emptySerp(),
      sources: [2009, 2026].map((year, at) => {
        const source = markedSource(at + 1, '## 效期\n釣魚證的效期為兩個月。')
        return { ...source, page: source.page && { ...source.page, publishedAt: `${year}-03-01` } }
      }),
    }),
  )
  const [old, now] = view.othersRead.map(({ id }) => id)
  const figure = (pageId: string | undefined, value: string) => ({
    pageId,
    passageId: pageId,
    value,
    unit: '月',
  })
  const figures = [{ disagree: true, figures: [figure(old, '2'), figure(now, '12')] }]
  const report = { ...view.input.coverage.report, figures }
  const seen = { ...view, input: { ...view.input, coverage: { ...view.input.coverage, report } } } as never
  const isOld = (id: string | undefined) => isOutdated(seen, {} as never, { id, pageId: id } as never)
  expect([isOld(old), isOld(now)]).toEqual([true, false])
})
