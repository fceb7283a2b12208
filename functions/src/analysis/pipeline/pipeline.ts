import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { FullReport, ProcessingSteps, StepState } from '@gaplens/contracts/analysis/report'
import type { DraftBasis } from '@gaplens/contracts/drafts/draft-score'
import type { Warning } from '@gaplens/contracts/errors'
import { REPORT_MAX_BYTES } from '@gaplens/contracts/limits'
import { buildCoverage } from '@gaplens/coverage/build'
import { withBoundedBlocks } from '@gaplens/coverage/corpus/bounded-blocks'
import { makeBasis } from '@gaplens/coverage/draft/make-basis'
import { withFigures } from '../figures/report-figures.ts'
import { withHighlights } from '../highlights/highlighted-passages.ts'
import type { Judging } from '../insight/model/judged-coverage.ts'
import type { ReportMaterials } from '../record/record-files.ts'
import { composeReport } from './compose-report.ts'
import type { AnalysisJob, PipelineDependencies } from './context.ts'
import { fitReport } from './fit-report.ts'
import { modelUsage } from './model-usage.ts'
import { enterStage, NOTHING_YET, type Progress } from './progress.ts'
import { assessQuality } from './quality.ts'
import { writeInsight } from './steps/insight.ts'
import { judgeIfConfigured } from './steps/judge.ts'
import { fetchOverview } from './steps/overview.ts'
import { readSources } from './steps/pages.ts'
import { collectWarnings } from './warnings.ts'

export interface AnalysisOutcome {
  readonly status: Extract<JobStatus, 'completed' | 'completed_with_errors'>
  readonly result: FullReport
  readonly steps: ProcessingSteps
  readonly warnings: readonly Warning[]
  /** The data for scoring drafts against the report. */
  readonly basis: DraftBasis
  /** One line for the history list. */
  readonly summary: string
  readonly progress: Progress
  /** What the report was made from, for its archive. */
  readonly materials: ReportMaterials
}

/**
 * Runs one analysis from keyword to report.
 * @throws JobFailure when there can be no report; the signal's reason when aborted
 */
export async function runPipeline(job: AnalysisJob, deps: PipelineDependencies): Promise<AnalysisOutcome> {
  const overview = await fetchOverview(job, NOTHING_YET, deps)
  const pages = await readSources(job.keyword, overview, deps)

  const { compute } = deps
  deps.report(enterStage(pages.progress, 'coverage'))
  const sources = compute('blocks', () =>
    pages.sources.map((source) =>
      source.page === null ? source : { ...source, page: withBoundedBlocks(source.page) },
    ),
  )
  const compared = { keyword: job.keyword, serp: overview.serp, sources }
  const built = compute('coverage', () => buildCoverage(compared))
  const { coverage: judged, judging } = await judgeIfConfigured(built, compared, deps)
  const { coverage, highlights } = compute('figures', () =>
    withHighlights(withFigures(judged, compared), compared),
  )
  deps.signal.throwIfAborted()

  const writing = enterStage(pages.progress, 'insight', { steps: { aiAnalysisStatus: 'running' } })
  deps.report(writing)
  const input = { ...compared, userPageUrl: job.userPageUrl, coverage }
  const written = await writeInsight(input, deps, judging)

  const steps: ProcessingSteps = { ...writing.steps, aiAnalysisStatus: aiState(written.state, judging) }
  const run = { job, ...input, chosen: overview.chosen, highlights, judging, written, steps }
  const usage = { ...modelUsage(deps.model), searches: overview.serp.requests }
  const { quality, report, droppedPassages, basis } = compute('report', () => {
    const quality = assessQuality(run)
    const composed = composeReport({ ...run, quality: quality.assessment, usage, now: deps.now() })
    return {
      quality,
      ...fitReport(composed, REPORT_MAX_BYTES),
      basis: makeBasis({ analysisId: job.analysisId, ...compared }, coverage),
    }
  })
  return {
    status: isFlawless(steps, written.configured) ? 'completed' : 'completed_with_errors',
    result: report,
    basis,
    steps,
    warnings: collectWarnings({ ...run, capped: quality.capped, droppedPassages }),
    summary: written.insight.summary,
    progress: enterStage(writing, 'done', { steps }),
    materials: { answers: overview.serp.answers ?? [], sources: pages.sources },
  }
}

/** The state of the AI step: partial when the judging behind the text was incomplete. */
function aiState(written: StepState, judging: Judging | null): StepState {
  return written === 'completed' && judging !== null && judging.state !== 'whole' ? 'partial' : written
}

/** Whether every step succeeded. Where no model is configured, none was promised, so its absence is not an error. */
function isFlawless(steps: ProcessingSteps, modelConfigured: boolean): boolean {
  const { aiAnalysisStatus, ...others } = steps
  const analysed = modelConfigured ? aiAnalysisStatus === 'completed' : aiAnalysisStatus !== 'failed'
  return analysed && Object.values(others).every((state) => state === 'completed')
}
