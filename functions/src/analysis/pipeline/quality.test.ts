import type { ProcessingSteps } from '@gaplens/contracts/report'
import { buildCoverage } from '@gaplens/coverage/build'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../tests/bench/insight-page.ts'
import { viewOf } from '../insight/facts/view.ts'
import { writeFromPages } from '../insight/from-pages.ts'
import { assessQuality } from './quality.ts'

const ALL_WELL: ProcessingSteps = {
  serpApiStatus: 'completed',
  userPageStatus: 'completed',
  competitorPagesStatus: 'completed',
  aiAnalysisStatus: 'completed',
}

function assess({
  sources: count = 11,
  steps = ALL_WELL,
  overview = 'present' as const,
  model = true,
  judged = 'whole' as const,
}: {
  sources?: number
  steps?: ProcessingSteps
  overview?: 'present' | 'empty' | 'unavailable'
  model?: boolean
  judged?: 'whole' | 'partly' | 'failed'
}) {
  const sources = Array.from({ length: count }, (_, rank) =>
    markedSource(
      rank,
      '## 水溫\n淺焙的豆子用 92 度的水沖，深焙的豆子用 86 度。\n## 研磨\n研磨以中細為起點。',
    ),
  )
  const input = { keyword: '手沖咖啡', serp: emptySerp(), sources }
  const coverage = buildCoverage(input)
  const insight = writeFromPages(viewOf({ ...input, userPageUrl: 'https://site0.test/page', coverage }))
  return assessQuality({
    steps,
    sources,
    coverage,
    serp: { overviewState: overview },
    judging: model ? { state: judged, failure: null } : null,
    written: {
      insight: { ...insight, evidence: { ...insight.evidence, inferredFields: ['websiteAssessment'] } },
      state: model ? 'completed' : 'partial',
      configured: model,
      failure: null,
      dropped: 0,
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
