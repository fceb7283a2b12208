import type { ProcessingSteps, QualityAssessment, StepState } from '@gaplens/contracts/report'
import type { Coverage } from '../coverage/build.ts'
import type { Source } from '../coverage/source.ts'
import type { WrittenInsight } from './steps/insight.ts'

const STEP_VALUE: Record<StepState, number> = {
  completed: 1,
  partial: 0.5,
  failed: 0,
  pending: 0,
  running: 0,
}
const PROMISED_SOURCES = 10

/** What each part adds to the score; they sum to 100. docs/report.md explains them to users. */
const WEIGHTS = { search: 25, userPage: 25, sources: 25, evidence: 15, writing: 10 } as const

/**
 * How far the report can be relied on, 0–100. A heuristic of this tool, not a score of Google's:
 * 25·search + 25·user's page + 25·sources read ÷ min(10, sources tried) + 15·topics with a quote ÷ topics
 * + 10·written (AI: share of its items that were supported; without AI: one half).
 */
export function assessQuality(run: {
  steps: ProcessingSteps
  sources: readonly Source[]
  coverage: Coverage
  written: WrittenInsight
}): QualityAssessment {
  const others = run.sources.filter((source) => source.role !== 'user')
  const read = others.filter((source) => source.page !== null).length
  const wanted = Math.min(PROMISED_SOURCES, others.length)
  const topics = run.coverage.report.topics
  const quoted = topics.filter((topic) => topic.cells.some((cell) => cell.passageId !== null)).length
  const score = Math.round(
    WEIGHTS.search * STEP_VALUE[run.steps.serpApiStatus] +
      WEIGHTS.userPage * STEP_VALUE[run.steps.userPageStatus] +
      WEIGHTS.sources * share(read, wanted) +
      WEIGHTS.evidence * share(quoted, topics.length) +
      WEIGHTS.writing * writingValue(run.written),
  )
  const states = Object.values(run.steps)
  return {
    score,
    level: levelOf(score),
    completedSteps: states.filter((state) => state === 'completed').length,
    totalSteps: states.length,
  }
}

function writingValue(written: WrittenInsight): number {
  if (written.state !== 'completed') return 0.5
  const kept = written.insight.evidence.inferredFields.length
  return share(kept, kept + written.dropped)
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, part / whole)
}

function levelOf(score: number): QualityAssessment['level'] {
  if (score >= 90) return 'excellent'
  if (score >= 80) return 'good'
  return score >= 60 ? 'fair' : 'poor'
}
