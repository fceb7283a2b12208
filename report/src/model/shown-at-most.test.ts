import type { ComparedPage } from '@gaplens/contracts/analysis/report'
import { describe, expect, it } from 'vitest'
import { firstActions } from './first-actions.ts'
import { highlightedPassages } from './highlighted-passages.ts'
import { limitationLines } from './limitations.ts'
import type { ReportModel } from './report-model.ts'

/** As much of a report's model as these parts read. */
function modelOf(result: object, { quotes = [], sources = [] }: ModelParts = {}): ReportModel {
  const passages = new Map(quotes.map((quote, at) => [`q${at}`, { id: `q${at}`, pageId: `p${at}`, quote }]))
  return { result, sources, ownPage: null, passages } as unknown as ReportModel
}

interface ModelParts {
  readonly quotes?: readonly string[]
  readonly sources?: readonly Partial<ComparedPage>[]
}

const pages = (count: number, state: 'read' | 'failed') =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    rank: at + 1,
    url: `https://site${at + 1}.test/`,
    state,
    failure: null,
  }))

describe('the first actions', () => {
  it('are three, in the order of the tiers', () => {
    const item = (recommendation: string) => ({ recommendation })
    const strategyAndPlan = {
      p1_immediate: [item('甲')],
      p2_mediumTerm: [item('乙'), item('丙')],
      p3_longTerm: [item('丁')],
    }
    const shown = firstActions(modelOf({ strategyAndPlan }))
    expect(shown.map(({ text }) => text)).toEqual(['甲', '乙', '丙'])
  })

  it('name three of their sources and count the others', () => {
    const basisOf = (count: number) => {
      const quotes = Array.from({ length: count }, () => '濾紙先用熱水沖過。')
      const action = { tier: 'p1_immediate', index: 0, passageIds: quotes.map((_, at) => `q${at}`) }
      const result = {
        strategyAndPlan: { p1_immediate: [{ recommendation: '沖濕濾紙' }] },
        evidence: { actions: [action] },
      }
      return firstActions(modelOf(result, { quotes, sources: pages(count, 'read') }))[0]?.basis
    }
    const named = ['[1]\u00a0site1.test', '[2]\u00a0site2.test', '[3]\u00a0site3.test']
    expect(basisOf(3)).toEqual(named)
    expect(basisOf(5)).toEqual([...named, '其他 2 個'])
  })
})

it('the sources that were not read are named, from the fourth on only counted', () => {
  const result = { aiOverviewData: { summaryText: '摘要' }, processingSteps: {} }
  const linesOf = (count: number) => limitationLines(modelOf(result, { sources: pages(count, 'failed') }), [])
  const named = '[1] site1.test、[2] site2.test、[3] site3.test'
  expect(linesOf(3)).toEqual([`沒有讀到 ${named}，未列入比較。`])
  expect(linesOf(4)).toEqual([`沒有讀到 ${named} 等 4 個來源，未列入比較。`])
})

it('a source in another language is named, unless no page has a score', () => {
  const result = { aiOverviewData: { summaryText: '摘要' }, processingSteps: {} }
  const scores = (...given: (number | null)[]) => ({
    sources: pages(given.length, 'read').map((page, at) => ({
      ...page,
      title: given[at] === null ? 'コーヒーの淹れ方' : 'Coffee',
      coverageScore: given[at] ?? null,
    })),
  })
  const [line = ''] = limitationLines(modelOf(result, scores(40, 30, null)), [])
  expect(line).toContain('[3]\u00a0site3.test（語言或寫法與其他來源不同）談了哪些主題')
  expect(limitationLines(modelOf(result, scores(null, null)), [])).toEqual([])
})

it('a source in the report’s own language is told apart from one that may be in another', () => {
  const titles = ['沖得太酸怎麼辦', 'Why my coffee is sour', '第一次手沖的心得', 'コーヒーの淹れ方 入門']
  const sources = [{ coverageScore: 40 }, ...titles.map((title) => ({ title, coverageScore: null }))].map(
    (page, at) => ({ ...pages(5, 'read')[at], ...page }),
  )
  const result = { aiOverviewData: { summaryText: '摘要' }, processingSteps: {} }
  const lines = limitationLines({ ...modelOf(result, { sources }), keyword: '手沖咖啡' }, [])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /site2\.test、.*site4\.test（用詞與其他來源差很多，討論串.*）、.*site3\.test、.*site5\.test（語言或寫法與其他來源不同）談了/u,
  )
})

it('a thread in English is no page in another language where the keyword and most sources are English', () => {
  const titles = [
    'How to clean a kettle',
    'My kettle smells, help',
    '水壺怎麼洗',
    'Comment nettoyer une bouilloire',
  ]
  const sources = titles.map((title, at) => ({
    ...pages(titles.length, 'read')[at],
    title,
    coverageScore: at === 0 ? 40 : null,
  }))
  const result = { aiOverviewData: { summaryText: '摘要' }, processingSteps: {} }
  const [line = ''] = limitationLines({ ...modelOf(result, { sources }), keyword: 'clean a kettle' }, [])
  expect(line).toMatch(
    /site2\.test（用詞與其他來源差很多.*site3\.test、.*site4\.test（語言或寫法與其他來源不同）/u,
  )
})

it('a passage that Google points at is titled by its first 24 characters', () => {
  const titleOf = (quote: string) => {
    const pointed = [{ passageId: 'q0', kind: 'step', closestPassageId: null }]
    return highlightedPassages(modelOf({ evidence: { pointed } }, { quotes: [quote] }))[0]?.title
  }
  expect(titleOf('沖'.repeat(24))).toBe(`步驟：${'沖'.repeat(24)}`)
  expect(titleOf('沖'.repeat(25))).toBe(`步驟：${'沖'.repeat(23)}…`)
})

it('the sources that were not compared are told once, each with why', () => {
  const result = { aiOverviewData: { summaryText: '摘要' }, processingSteps: {} }
  const titled = (...titles: string[]) =>
    [...titles, '有分數的'].map((title, at) => ({
      ...pages(titles.length + 1, 'read')[at],
      title,
      coverageScore: at < titles.length ? null : 40,
    }))
  const linesOf = (...titles: string[]) =>
    limitationLines({ ...modelOf(result, { sources: titled(...titles) }), keyword: '泡湯' }, [])
  expect(linesOf()).toEqual([])
  expect(linesOf('差點昏倒')).toEqual([
    '程式看不出 [1]\u00a0site1.test（用詞與其他來源差很多，討論串與沒有小標題的心得常這樣）談了哪些主題，未計入涵蓋度、排名與矩陣；這一頁可能也談到同樣的主題，請自行讀過。',
  ])
  expect(linesOf('差點昏倒', 'My first bath')).toEqual([
    '程式看不出 [1]\u00a0site1.test（用詞與其他來源差很多，討論串與沒有小標題的心得常這樣）、[2]\u00a0site2.test（語言或寫法與其他來源不同）談了哪些主題，未計入涵蓋度、排名與矩陣；這些網頁可能也談到同樣的主題，請自行讀過。',
  ])
})
