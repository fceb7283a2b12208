import type { BatchSummary } from '@gaplens/contracts/batches/batch'
import { shortTime } from '@gaplens/report/text/taiwan-time'
import { Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Tag } from '../../ui/text/tag.tsx'
import classes from './batch.module.css'
import { STATUS_TEXT, STATUS_TONE, NEW_BATCH_TEXT as TEXT } from './strings.ts'
import type { useBatches } from './use-batches.ts'

/** Earlier batches, newest first. */
export function EarlierBatches({ batches }: { batches: ReturnType<typeof useBatches> }) {
  return (
    <Card as="section" aria-labelledby="earlier">
      <h2 id="earlier" className={classes.heading}>
        {TEXT.earlier}
      </h2>
      <List batches={batches} />
    </Card>
  )
}

function List({ batches: { data, error, isPending, refetch } }: { batches: ReturnType<typeof useBatches> }) {
  if (isPending) return <Skeleton height={56} role="status" aria-label={TEXT.loading} />
  if (data === undefined)
    return <LoadFailed title={TEXT.loadFailed} error={error} onRetry={() => void refetch()} />
  if (data.data.length === 0 && data.unreadable === 0)
    return (
      <p className={classes.dimmed}>
        {TEXT.empty}。{TEXT.emptyHint}
      </p>
    )
  return (
    <>
      {data.unreadable > 0 ? <Notice tone="warning">{TEXT.unreadable(data.unreadable)}</Notice> : null}
      <ul className={classes.batches}>
        {data.data.map((batch) => (
          <li key={batch.id}>
            <Link to={`/app/batch/${batch.id}`}>{titleOf(batch)}</Link>
            <span className={classes.meta}>
              <Tag tone={STATUS_TONE[batch.status]}>{STATUS_TEXT[batch.status]}</Tag>
              <time dateTime={batch.createdAt}>{TEXT.time(shortTime(batch.createdAt))}</time>
              <span>{TEXT.rows(batch.rowCount)}</span>
              <span>{TEXT.reports(batch.counts.reports)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

export function titleOf({ name, createdAt }: Pick<BatchSummary, 'name' | 'createdAt'>): string {
  return name === '' ? TEXT.untitled(shortTime(createdAt)) : name
}
