import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { houseTermNote } from './own-terms.ts'

const view = viewOf(sampleInput())
const [one, another] = view.othersRead

/** The note where one page, a shop's by its kind, and an article say this of one thing. */
function noteOn(ofShop: string, ofArticle: string, type: 'product' | 'article' = 'product'): string {
  const said = [ofShop, ofArticle].map((quote, at) => ({
    id: `q${at}`,
    pageId: [one, another][at]?.id ?? '',
    url: '',
    heading: '',
    quote,
    link: '',
  }))
  const figures = said.map(({ id, pageId, quote }) => ({
    giver: 'page' as const,
    pageId,
    passageId: id,
    value: '',
    unit: '天',
    shown: /\d+ 天/u.exec(quote)?.[0] ?? '',
    date: null,
    outdated: false,
  }))
  const group = { topicId: null, about: [], disagree: true, figures } as unknown as FigureGroup
  const told = {
    ...view,
    othersRead: view.othersRead.map((each) => ({
      ...each,
      page: { ...each.page, type: each.id === one?.id ? type : ('article' as const) },
    })),
    passage: (id: string | null) => said.find((each) => each.id === id),
  }
  return houseTermNote(told, group)
}

it('calls what one shop alone lets its buyers agree to a term of its own, and not what it tells of a rule', () => {
  const usual = '租琴的人 10 天內可以無條件退租退費'
  expect(noteOn('簽約後 3 天內退費八成', usual)).toMatch(
    /^「3 天」是\S+ \[\d+\] 自己的條件，不能當成通例。$/u,
  )
  expect(noteOn('依規定 3 天內退租可以退費', usual)).toBe('')
  expect(noteOn('琴弦 3 天後會鬆', '琴弦 10 天後會鬆')).toBe('')
  expect(noteOn('簽約後 3 天內退費八成', usual, 'article')).toBe('')
})
