import { isFinished } from '@gaplens/contracts/analysis/job'
import { useEffect } from 'react'
import { useAnalysis } from '../../api/use-analysis.ts'
import { useCurrentJob } from '../current-job.tsx'
import { AnalysisNotLoaded } from './analysis-not-loaded.tsx'
import { BackButton } from './back-button.tsx'
import { FinishedReport } from './finished-report.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { WithoutReport } from './without-report.tsx'

/** An analysis of the history. One that is still running is followed. */
export function HistoricalAnalysis({ id }: { id: string }) {
  const { data: analysis, error, isPending, refetch } = useAnalysis(id)
  const { follow } = useCurrentJob()
  const running = analysis !== undefined && !isFinished(analysis.status)
  useEffect(() => {
    if (running) follow(id)
  }, [running, follow, id])

  if (isPending || running) return <ReportSkeleton />
  if (!analysis) return <AnalysisNotLoaded error={error} onRetry={() => void refetch()} />
  const { status, result } = analysis
  if (status === 'failed' || !result)
    return (
      <>
        <div>
          <BackButton />
        </div>
        <WithoutReport analysis={analysis} />
      </>
    )
  return <FinishedReport analysis={analysis} result={result} />
}
