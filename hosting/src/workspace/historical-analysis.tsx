import { isFinished } from '@gaplens/contracts/analysis'
import { Button } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useAnalysis } from '../api/use-analysis.ts'
import { useCurrentJob } from './current-job.tsx'
import { FinishedReport } from './finished-report.tsx'
import { LoadFailed } from './load-failed.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { RESULT_TEXT as TEXT } from './result-strings.ts'
import { WithoutReport } from './without-report.tsx'

function BackButton() {
  return (
    <Button
      component={Link}
      to="/app"
      variant="subtle"
      size="compact-sm"
      ml={-8}
      leftSection={<ArrowLeft size={14} aria-hidden />}
    >
      {TEXT.back}
    </Button>
  )
}

/** An analysis of the history. One that is still running is followed. */
export function HistoricalAnalysis({ id }: { id: string }) {
  const { data: analysis, error, isPending, refetch } = useAnalysis(id)
  const { follow } = useCurrentJob()
  const running = analysis !== undefined && !isFinished(analysis.status)
  useEffect(() => {
    if (running) follow(id)
  }, [running, follow, id])

  if (isPending || running) return <ReportSkeleton />
  if (!analysis) return <LoadFailed error={error} onRetry={() => void refetch()} />
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
  return <FinishedReport analysis={analysis} result={result} back={<BackButton />} />
}
