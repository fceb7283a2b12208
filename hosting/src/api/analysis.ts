import type { JobStatus, PartialResult, SourceProgress, Stage } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import type { HistoricalAnalysis, JobAnswer } from '@gaplens/contracts/analysis/requests'
import type { JobError, Warning } from '@gaplens/contracts/errors'

/** An analysis as screens see it, from either API endpoint. */
export interface Analysis {
  readonly id: string
  readonly keyword: string
  readonly pageUrl: string
  /** Pages that the request excluded. */
  readonly excludedUrls: readonly string[]
  readonly status: JobStatus
  /** Its progress; null if the endpoint does not report it (history). */
  readonly progress: RunProgress | null
  /** Null while it runs, and if it ended without a report. */
  readonly result: AnalysisResult | null
  readonly error: JobError | null
  readonly warnings: readonly Warning[]
  /** ISO 8601 */
  readonly createdAt: string
}

export interface RunProgress {
  readonly stage: Stage
  /** 0–100 */
  readonly percent: number
  readonly sources: readonly SourceProgress[]
  readonly partial: PartialResult | null
}

/** From the answer of `/results/{id}`, which follows a job. */
export function analysisOfJob(job: JobAnswer): Analysis {
  const { stage, progress: percent, sources, partial } = job
  return {
    id: job.jobId,
    keyword: job.targetKeyword,
    pageUrl: job.userPageUrl,
    excludedUrls: job.excludedUrls,
    status: job.status,
    progress: { stage, percent, sources, partial },
    result: job.data,
    error: job.error,
    warnings: job.warnings,
    createdAt: job.createdAt,
  }
}

/** From the answer of `/analyses/{id}`, which reads one of the history. */
export function analysisOfHistory(kept: HistoricalAnalysis): Analysis {
  return {
    id: kept.id,
    keyword: kept.targetKeyword,
    pageUrl: kept.userPageUrl,
    excludedUrls: kept.excludedUrls,
    status: kept.status,
    progress: null,
    result: kept.analysisResult,
    error: kept.error,
    warnings: kept.warnings,
    createdAt: kept.metadata.createdAt,
  }
}
