import type { Batch } from '@gaplens/contracts/batches/batch'
import { shortTime } from '@gaplens/report/text/taiwan-time'
import { Progress, Skeleton } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { isMissing } from '../../../api/api-error.ts'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Tag } from '../../../ui/text/tag.tsx'
import classes from '../batch.module.css'
import { titleOf } from '../earlier-batches.tsx'
import { NEW_BATCH_TEXT, STATUS_TEXT, STATUS_TONE, BATCH_TEXT as TEXT } from '../strings.ts'
import { useBatch, useHistoryOf } from '../use-batches.ts'
import { BatchActions } from './batch-actions.tsx'
import { RowsTable } from './rows-table.tsx'

/** `/app/batch/:id`: the progress of a batch, row by row, and its actions. */
export default function BatchScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useBatch(id)
  useHistoryOf(data)
  return (
    <div className={classes.page}>
      <PageTitle>{data === undefined ? NEW_BATCH_TEXT.title : titleOf(data)}</PageTitle>
      <Link to="/app/batch" className={classes.back}>
        <ArrowLeft size={16} aria-hidden />
        {TEXT.back}
      </Link>
      {data === undefined ? <h1>{NEW_BATCH_TEXT.title}</h1> : null}
      {error === null ? null : (
        <Failed error={error} isShown={data !== undefined} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null ? (
        <div role="status" aria-label={TEXT.loading} className={classes.form}>
          <Skeleton height={120} />
          <Skeleton height={240} />
        </div>
      ) : null}
      {data === undefined ? null : <Running batch={data} />}
    </div>
  )
}

/** @param props.isShown whether an earlier state of the batch is shown below */
function Failed({ error, isShown, onRetry }: { error: Error; isShown: boolean; onRetry: () => void }) {
  if (!isMissing(error))
    return (
      <LoadFailed title={isShown ? TEXT.updateFailed : TEXT.loadFailed} error={error} onRetry={onRetry} />
    )
  return (
    <Notice urgent tone="error" title={TEXT.missing}>
      {TEXT.missingHint}
    </Notice>
  )
}

function Running({ batch }: { batch: Batch }) {
  const { counts, rowCount, status, held, open } = batch
  const heading = useRef<HTMLHeadingElement>(null)
  // A row that never ran does not count as done.
  const ended = counts.reports + counts.failed
  const progress = TEXT.progress(ended, rowCount)
  return (
    <>
      <Card as="section" className={classes.head} aria-labelledby="batch">
        <div className={classes.title}>
          <h1 id="batch" ref={heading} tabIndex={-1}>
            {titleOf(batch)}
          </h1>
          <Tag tone={STATUS_TONE[status]}>{STATUS_TEXT[status]}</Tag>
        </div>
        {batch.name === '' ? null : (
          <p className={classes.dimmed}>
            <time dateTime={batch.createdAt}>{NEW_BATCH_TEXT.time(shortTime(batch.createdAt))}</time>
          </p>
        )}
        <Progress value={(ended / rowCount) * 100} aria-label={progress} />
        <p role="status">
          {progress}：{TEXT.counts(counts.reports, counts.failed)}。
        </p>
        {counts.released > 0 && status !== 'expired' ? <p>{TEXT.released(counts.released)}</p> : null}
        {status === 'expired' ? <p>{TEXT.expired}</p> : null}
        {status === 'paused' ? (
          <Notice tone="warning" title={TEXT.pausedTitle}>
            {TEXT.paused}
          </Notice>
        ) : null}
        {held === '' ? null : (
          <Notice tone="warning" title={TEXT.held}>
            {held}
          </Notice>
        )}
        {open && status === 'running' ? <p className={classes.dimmed}>{TEXT.background}</p> : null}
        <BatchActions batch={batch} heading={heading} />
      </Card>
      <Card>
        <RowsTable rows={batch.rows} />
      </Card>
    </>
  )
}
