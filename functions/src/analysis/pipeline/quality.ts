import type { ProcessingSteps, QualityAssessment, StepState } from '@gaplens/contracts/analysis/report'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { Coverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import type { Judging } from '../insight/model/judged-coverage.ts'
import { FEW_SOURCES, PROMISED_SOURCES } from '../numbers-of-sources.ts'
import type { WrittenInsight } from './steps/insight.ts'

const STEP_VALUE: Record<StepState, number> = {
  completed: 1,
  partial: 0.5,
  failed: 0,
  pending: 0,
  running: 0,
}

/** What each part adds to the score; they sum to 100. docs/report.md explains them to users. */
const WEIGHTS = { search: 25, userPage: 25, sources: 25, evidence: 15, writing: 10 } as const

/** Upper limits of the score for reports with a serious lack; `capOf` says when each applies. */
const CAPS = {
  unread: { score: 59, reason: '無法讀取您的網頁，沒有可比較的一方' },
  thin: { score: 69, reason: '成功讀取的來源太少，結論的代表性有限' },
  noOverview: { score: 79, reason: '沒有 AI Overview 可比對' },
  halfJudged: { score: 89, reason: 'AI 的判讀沒有完成，部分主題只依文字比對' },
  noModel: { score: 89, reason: '沒有 AI 協助判讀，由程式依網頁原文整理' },
} as const

/** A limit of the score, and its reason in words for users. */
export interface Cap {
  readonly score: number
  readonly reason: string
}

/**
 * How far the report can be relied on, 0–100. This is a heuristic of this tool and not a score of Google's:
 * 25·search + 25·user's page + 25·sources read ÷ min(10, sources tried) + 15·topics with a quote ÷ topics
 * + 10·written (AI: share of its sentences that were supported; without AI: one half).
 */
export function assessQuality(run: {
  steps: ProcessingSteps
  sources: readonly Source[]
  coverage: Coverage
  written: WrittenInsight
  /** Null where no model is configured. */
  judging: Judging | null
  serp: Pick<Serp, 'overviewState'>
}): { assessment: QualityAssessment; capped: Cap | null } {
  const others = run.sources.filter((source) => source.role !== 'user')
  const read = others.filter((source) => source.page !== null).length
  const wanted = Math.min(PROMISED_SOURCES, others.length)
  const topics = run.coverage.report.topics
  const quoted = topics.filter((topic) => topic.cells.some((cell) => cell.passageId !== null)).length
  const uncapped = Math.round(
    WEIGHTS.search * STEP_VALUE[run.steps.serpApiStatus] +
      WEIGHTS.userPage * STEP_VALUE[run.steps.userPageStatus] +
      WEIGHTS.sources * share(read, wanted) +
      WEIGHTS.evidence * share(quoted, topics.length) +
      WEIGHTS.writing * writingValue(run.written),
  )
  const cap = capOf({ ...run, read })
  const capped = cap !== null && cap.score < uncapped ? cap : null
  const score = capped?.score ?? uncapped
  const states = Object.values(run.steps)
  const assessment = {
    score,
    level: levelOf(score),
    completedSteps: states.filter((state) => state === 'completed').length,
    totalSteps: states.length,
  }
  return { assessment, capped }
}

/** The lowest cap that applies; null when none does. */
function capOf(run: {
  steps: ProcessingSteps
  written: WrittenInsight
  judging: Judging | null
  serp: Pick<Serp, 'overviewState'>
  read: number
}): Cap | null {
  if (run.steps.userPageStatus === 'failed') return CAPS.unread
  if (run.read < FEW_SOURCES) return CAPS.thin
  if (run.serp.overviewState !== 'present') return CAPS.noOverview
  if (run.written.state !== 'completed') return CAPS.noModel
  return run.judging?.state === 'whole' ? null : CAPS.halfJudged
}

function writingValue(written: WrittenInsight): number {
  if (written.state !== 'completed') return 0.5
  return share(written.kept, written.kept + written.dropped)
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, part / whole)
}

function levelOf(score: number): QualityAssessment['level'] {
  if (score >= 90) return 'excellent'
  if (score >= 80) return 'good'
  return score >= 60 ? 'fair' : 'poor'
}
