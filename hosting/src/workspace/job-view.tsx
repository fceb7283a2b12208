import { isFinished, type JobStatus } from '@gaplens/contracts/analysis'
import { useEffect, useRef } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useJob } from '../api/use-job.ts'
import { PageLoader } from '../ui/feedback/page-loader.tsx'
import { FinishedReport } from './finished-report.tsx'
import { LoadFailed } from './load-failed.tsx'
import { RunningView } from './run/running-view.tsx'
import { RESULT_TEXT as TEXT } from './strings.ts'
import { WithoutReport } from './without-report.tsx'

/** The report takes the running view's place: it is read from its top, not from where that one was scrolled to. */
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
  const gone = error instanceof ApiError && error.status === 404
  if (!job || gone) return <LoadFailed error={error} onRetry={() => void refetch()} />
  const { targetKeyword: keyword, userPageUrl: pageUrl, status } = job
  if (status === 'pending' || status === 'processing')
    return <RunningView job={job} offline={error !== null} />
  if (status === 'failed')
    return (
      <WithoutReport
        id={jobId}
        keyword={keyword}
        pageUrl={pageUrl}
        status={status}
        error={job.error}
        data={job}
      />
    )
  if (!job.data)
    return <LoadFailed error={new Error(TEXT.unavailable(status))} onRetry={() => void refetch()} />
  return (
    <FinishedReport
      id={jobId}
      result={job.data}
      status={status}
      keyword={keyword}
      pageUrl={pageUrl}
      createdAt={job.createdAt}
      warnings={job.warnings}
    />
  )
}
