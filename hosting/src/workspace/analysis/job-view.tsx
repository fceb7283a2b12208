import { isFinished, type JobStatus } from '@gaplens/contracts/analysis/job'
import { useEffect, useRef } from 'react'
import { isMissing } from '../../api/api-error.ts'
import { useJob } from '../../api/use-job.ts'
import { PageLoader } from '../../ui/feedback/page-loader.tsx'
import { RunningView } from '../run/running-view.tsx'
import { AnalysisNotLoaded } from './analysis-not-loaded.tsx'
import { FinishedReport } from './finished-report.tsx'
import { RESULT_TEXT as TEXT } from './strings.ts'
import { WithoutReport } from './without-report.tsx'

/** Scrolls to the top when the report replaces the running view. */
function useTopWhenFinished(status: JobStatus | undefined) {
  const wasRunning = useRef(false)
  useEffect(() => {
    if (status === undefined) return
    if (isFinished(status) && wasRunning.current) window.scrollTo(0, 0)
    wasRunning.current = !isFinished(status)
  }, [status])
}

/** The current analysis, from the queue to its report. */
export function JobView({ jobId }: { jobId: string }) {
  const { data: job, error, isPending, refetch } = useJob(jobId)
  useTopWhenFinished(job?.status)
  if (isPending) return <PageLoader />
  const gone = isMissing(error)
  if (!job || gone) return <AnalysisNotLoaded error={error} onRetry={() => void refetch()} />
  const { status, progress, result } = job
  if (progress !== null && !isFinished(status))
    return <RunningView job={job} progress={progress} offline={error !== null} />
  if (status === 'failed') return <WithoutReport analysis={job} />
  if (!result)
    return <AnalysisNotLoaded error={new Error(TEXT.unavailable(status))} onRetry={() => void refetch()} />
  return <FinishedReport analysis={job} result={result} />
}
