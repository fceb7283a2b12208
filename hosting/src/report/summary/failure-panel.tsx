import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { JobError } from '@gaplens/contracts/errors'
import { FAILURE_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Button, Group } from '@mantine/core'
import { CircleX } from 'lucide-react'
import { Card } from '../../ui/layout/card.tsx'
import { Details } from '../shared/details.tsx'
import { dumpToConsole } from '../toolbar/debug-dump.ts'
import classes from './failure-panel.module.css'

interface FailurePanelProps {
  keyword: string
  jobId: string
  status: JobStatus
  error: JobError | null
  /** All data about the job, for the console. */
  data: unknown
  onAgain: () => void
}

/** A failed job: the error, whether the point was refunded, and what to do. */
export function FailurePanel({ keyword, jobId, status, error, data, onAgain }: FailurePanelProps) {
  return (
    <Card className={classes.panel}>
      <CircleX size={36} className={classes.icon} aria-hidden />
      <h1>{TEXT.title}</h1>
      <p className={classes.what}>{TEXT.body(keyword)}</p>
      <p className={classes.why}>{error?.message ?? TEXT.fallback}</p>
      <Group mt="md">
        <Button onClick={onAgain}>{TEXT.again}</Button>
        <Button variant="default" onClick={() => dumpToConsole(data)}>
          {TEXT.technical}
        </Button>
      </Group>
      <div className={classes.details}>
        <Details summary={TEXT.details}>
          <dl>
            <dt>{TEXT.message}</dt>
            <dd>{error?.message ?? TEXT.fallback}</dd>
            <dt>{TEXT.code}</dt>
            <dd>{error?.code ?? '—'}</dd>
            <dt>{TEXT.status}</dt>
            <dd>{status}</dd>
            <dt>{TEXT.id}</dt>
            <dd>{jobId}</dd>
          </dl>
          <h2>{TEXT.tips}</h2>
          <ul>
            {TEXT.tipList.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Details>
      </div>
    </Card>
  )
}
