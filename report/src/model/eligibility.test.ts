import type { Eligibility, StepVerdict } from '@gaplens/contracts/analysis/eligibility'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { eligibilityLines } from './eligibility.ts'
import { createReportModel } from './report-model.ts'

const OPEN: StepVerdict = { verdict: 'open', rules: [] }

function judged(rank: number, over: Partial<Eligibility> = {}): Eligibility {
  return {
    pageId: `p${rank}`,
    url: `https://site${rank}.example/`,
    crawl: OPEN,
    index: OPEN,
    snippet: OPEN,
    canonical: { state: 'none', url: null },
    withheldPassageIds: [],
    ...over,
  }
}

function linesOf(eligibility: readonly Eligibility[]): string[] {
  const pages = eligibility.map(({ pageId, url }, rank) => ({
    id: pageId,
    url,
    title: '',
    role: rank === 0 ? ('user' as const) : ('cited' as const),
    rank,
    state: 'read' as const,
    failure: null,
    coverageScore: null,
    words: 0,
    readAt: null,
  }))
  const result = { coverage: { pages }, evidence: { passages: [], eligibility } } as unknown as AnalysisResult
  return eligibilityLines(createReportModel(result, '手沖'))
}

it('counts the sources that Google can show, and names the rule that excludes each other one', () => {
  const closed = judged(2, { index: { verdict: 'closed', rules: ['meta robots: noindex'] } })
  const limited = judged(3, {
    snippet: { verdict: 'limited', rules: ['data-nosnippet'] },
    withheldPassageIds: ['p3-1'],
  })
  expect(linesOf([judged(0), judged(1), closed, limited])).toEqual([
    '讀到的 3 個來源中有 1 個可被抓取、收錄與產生摘要。',
    '[2] site2.example：設定為不收錄（meta robots: noindex）。',
    '[3] site3.example：摘要有限制（data-nosnippet）；引用的 1 段在 data-nosnippet 之內，Google 不會顯示。',
  ])
})

it('says nothing where no source was looked at', () => {
  expect(linesOf([judged(0)])).toEqual([])
})
