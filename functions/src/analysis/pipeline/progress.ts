import type { PartialResult, SourceProgress, Stage } from '@gaplens/contracts/analysis/job'
import type { ProcessingSteps } from '@gaplens/contracts/analysis/report'
import { PAGE_FAILURES } from '@gaplens/contracts/errors'
import type { Source } from '@gaplens/coverage/source'

/** The progress of a running job as users see it. Every field only moves forward. */
export interface Progress {
  readonly stage: Stage
  /** 0–100. */
  readonly percent: number
  readonly steps: ProcessingSteps
  readonly sources: readonly SourceProgress[]
  readonly partial: PartialResult | null
}

/** Percentage at which each stage starts. While pages are read, each finished page moves it towards the next stage. */
export const STAGE_STARTS = {
  queued: 0,
  overview: 5,
  pages: 25,
  coverage: 70,
  insight: 80,
  done: 100,
} as const satisfies Record<Stage, number>

export const NOTHING_YET: Progress = {
  stage: 'queued',
  percent: STAGE_STARTS.queued,
  steps: {
    serpApiStatus: 'pending',
    userPageStatus: 'pending',
    competitorPagesStatus: 'pending',
    aiAnalysisStatus: 'pending',
  },
  sources: [],
  partial: null,
}

/** The progress at the start of a stage. */
export function enterStage(
  progress: Progress,
  stage: Stage,
  changes: Partial<Omit<Progress, 'stage' | 'percent' | 'steps'>> & { steps?: Partial<ProcessingSteps> } = {},
): Progress {
  return {
    ...progress,
    ...changes,
    steps: { ...progress.steps, ...changes.steps },
    stage,
    percent: Math.max(progress.percent, STAGE_STARTS[stage]),
  }
}

/** The progress after some pages have been read or have failed. */
export function withSources(progress: Progress, sources: readonly SourceProgress[]): Progress {
  const ended = sources.filter((source) => source.state !== 'waiting').length
  const span = STAGE_STARTS.coverage - STAGE_STARTS.pages
  const percent = Math.floor(STAGE_STARTS.pages + (span * ended) / Math.max(1, sources.length))
  return { ...progress, sources, percent: Math.max(progress.percent, percent) }
}

export function describeSource(source: Source): SourceProgress {
  const state = source.page !== null ? 'read' : source.failure !== null ? 'failed' : 'waiting'
  return {
    url: source.url,
    title: source.page?.title || source.title,
    role: source.role,
    state,
    failure: source.failure,
  }
}

/** Why a page is missing from the report, in words for users; empty when it was read. */
export function failureText(source: Source): string {
  return source.failure === null ? '' : PAGE_FAILURES[source.failure]
}
