import { ACTIVITY_LIMIT } from '@gaplens/contracts/admin/requests'
import { Button, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { WHILE_VISIBLE } from '../api/while-visible.ts'
import { dateTime } from '../format.ts'
import classes from './activity-panel.module.css'
import { activityText } from './activity-text.ts'
import { ACTIVITY_TEXT as TEXT } from './strings.ts'

const MOST = 100

/** The log of changes by admins, newest first. */
export function ActivityPanel() {
  const api = useAdminApi()
  const uid = useUid()
  const [limit, setLimit] = useState(ACTIVITY_LIMIT)
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: [...adminKeys.activity(uid), limit],
    queryFn: ({ signal }) => api.activity(limit, signal),
    placeholderData: keepPreviousData,
    ...WHILE_VISIBLE,
  })
  return (
    <Card as="section" aria-labelledby="activity">
      <div className={classes.head}>
        <h2 id="activity">{TEXT.title}</h2>
      </div>
      {isPending ? (
        <div role="status" aria-label={COMMON_TEXT.loading}>
          <Skeleton height={20} mb="sm" />
          <Skeleton height={20} width="80%" />
        </div>
      ) : null}
      {isError && data === undefined ? (
        <LoadFailed title={TEXT.failed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? (
        <p className={classes.empty}>
          <b>{TEXT.empty}</b>
          {TEXT.emptyHint}
        </p>
      ) : null}
      {data !== undefined && data.length > 0 ? (
        <ol className={classes.list}>
          {data.map((item) => {
            const { what, changes } = activityText(item)
            return (
              <li key={item.id} className={classes.line}>
                <span className={classes.what}>
                  <b>{item.actor.label || TEXT.deletedAccount}</b> {what}
                </span>
                <time dateTime={item.createdAt}>{dateTime(item.createdAt)}</time>
                {changes.length === 0 ? null : <span className={classes.changes}>{changes.join('；')}</span>}
              </li>
            )
          })}
        </ol>
      ) : null}
      {data !== undefined && data.length >= limit && limit < MOST ? (
        <Button
          variant="subtle"
          size="xs"
          mt="xs"
          onClick={() => setLimit((shown) => Math.min(MOST, shown + 20))}
        >
          {TEXT.more}
        </Button>
      ) : null}
    </Card>
  )
}
