import type { ProcessingSteps } from '@gaplens/contracts/analysis/report'
import { buildCoverage, type Coverage } from '@gaplens/coverage/build'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../tests/cases/marked-page.ts'
import { viewOf } from '../insight/facts/view.ts'
import { writeFromPages } from '../insight/from-pages.ts'
import { assessQuality } from './quality.ts'

const ALL_WELL: ProcessingSteps = {
  serpApiStatus: 'completed',
  userPageStatus: 'completed',
  competitorPagesStatus: 'completed',
  aiAnalysisStatus: 'completed',
}

function sourcesOf(count: number) {
  return Array.from({ length: count }, (_, rank) =>
    markedSource(
      rank,
      '## 水溫\n淺焙的豆子用 92 度的水沖，深焙的豆子用 86 度。\n## 研磨\n研磨以中細為起點。',
    ),
  )
}

const comparisons = new Map<number, Coverage>()

/** What so many pages have in common, compared once for all tests. */
function comparedOnce(count: number): Coverage {
  const known = comparisons.get(count)
  const coverage =
    known ?? buildCoverage({ keyword: '手沖咖啡', serp: emptySerp(), sources: sourcesOf(count) })
  comparisons.set(count, coverage)
  return coverage
}

function assess({
  sources: count = 11,
  steps = ALL_WELL,
  overview = 'present' as const,
  model = true,
  judged = 'whole' as const,
  unread = 0,
  unquoted = 0,
  kept = 1,
  dropped = 0,
}: {
  sources?: number
  steps?: ProcessingSteps
  overview?: 'present' | 'empty' | 'unavailable'
  model?: boolean
  judged?: 'whole' | 'partly' | 'failed'
  /** How many of the sources could not be read, and how many of each ten topics have no quote. */
  unread?: number
  unquoted?: number
  /** How many of the model's sentences were kept, and how many were not. */
  kept?: number
  dropped?: number
}) {
  const sources = sourcesOf(count).map((source, rank) =>
    rank >= count - unread ? { ...source, page: null } : source,
  )
  const input = { keyword: '手沖咖啡', serp: emptySerp(), sources: sourcesOf(count) }
  const found = comparedOnce(count)
  const topics = Array.from({ length: 10 }, (_, at) => ({
    cells: [{ passageId: at < unquoted ? null : 'p1-1' }],
  }))
  const coverage = { ...found, report: { ...found.report, topics } } as unknown as typeof found
  const insight = writeFromPages(
    viewOf({ ...input, userPageUrl: 'https://site0.test/page', coverage: found }),
  )
  return assessQuality({
    steps,
    sources,
    coverage,
    serp: { overviewState: overview },
    judging: model ? { state: judged, failure: null } : null,
    written: {
      insight,
      state: model ? 'completed' : 'partial',
      configured: model,
      failure: null,
      kept,
      dropped,
    },
  })
}

it('is not capped when all parts of the report are complete', () => {
  expect(assess({})).toMatchObject({ capped: null, assessment: { level: 'excellent' } })
})

it.each([
  ['without AI', { model: false }, 89, 'AI'],
  ['with a judging that did not end', { judged: 'partly' as const }, 89, '判讀沒有完成'],
  ['without an AI Overview', { overview: 'empty' as const }, 79, 'AI Overview'],
  ['with a thin comparison', { sources: 4 }, 69, '太少'],
  ['without the user’s page', { steps: { ...ALL_WELL, userPageStatus: 'failed' as const } }, 59, '無法讀取'],
])('is capped %s, and says why', (_case, given, score, reason) => {
  const { assessment, capped } = assess(given)
  expect(assessment.score).toBeLessThanOrEqual(score)
  if (capped !== null) expect(capped).toMatchObject({ score, reason: expect.stringContaining(reason) })
  expect(assess({}).assessment.score).toBeGreaterThan(score)
})

const scoreOf = (given: Parameters<typeof assess>[0]) => assess(given).assessment.score

it('is 100 for a report that lacks nothing', () => {
  expect(scoreOf({})).toBe(100)
})

it.each([
  ['25 less without the search', { steps: { ...ALL_WELL, serpApiStatus: 'failed' as const } }, 75],
  [
    'half of that less if a step is partial',
    { steps: { ...ALL_WELL, serpApiStatus: 'partial' as const } },
    88,
  ],
  ['the same for the user’s page', { steps: { ...ALL_WELL, userPageStatus: 'partial' as const } }, 88],
  ['25 × the share of the sources that were read', { unread: 2 }, 95],
  ['15 × the share of the topics that have a quote', { unquoted: 4 }, 94],
  ['10 × the share of the model’s sentences that were kept', { kept: 1, dropped: 3 }, 93],
  ['nothing less for a few of more than ten sources', { sources: 13, unread: 2 }, 100],
  ['something less from the tenth source on', { sources: 13, unread: 3 }, 98],
])('is %s', (_case, given, score) => {
  expect(scoreOf(given)).toBe(score)
})

it('is 5 for the writing where no model is configured', () => {
  expect(scoreOf({ model: false, unread: 4, unquoted: 10 })).toBe(25 + 25 + 15 + 0 + 5)
})

it('is not capped for five sources', () => {
  expect(scoreOf({ sources: 6 })).toBe(100)
  expect(scoreOf({ sources: 5 })).toBe(69)
})

it.each([
  [90, 'excellent', { kept: 0, dropped: 1 }],
  [89, 'good', { model: false }],
  [80, 'good', { kept: 0, dropped: 1, unread: 4 }],
  [79, 'fair', { overview: 'empty' as const }],
  [60, 'fair', { kept: 0, dropped: 1, unread: 2, steps: { ...ALL_WELL, serpApiStatus: 'failed' as const } }],
  [59, 'poor', { steps: { ...ALL_WELL, userPageStatus: 'failed' as const } }],
])('of %s is %s', (score, level, given) => {
  expect(assess(given).assessment).toMatchObject({ score, level })
})
