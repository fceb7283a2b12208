import type { StuckJob } from '@gaplens/contracts/admin/requests'
import { Button, Group, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { useUid } from '../../api/session/session-context.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { dateTime } from '../format.ts'
import classes from './database-panel.module.css'
import { DATABASE_TEXT as TEXT } from './strings.ts'

/** Stuck jobs, each with buttons to dispatch it again or to end it with a refund. */
export function StuckJobs() {
  const api = useAdminApi()
  const uid = useUid()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: adminKeys.stuckJobs(uid),
    queryFn: ({ signal }) => api.stuckJobs(signal),
    staleTime: 0,
  })
  return (
    <section className={classes.section} aria-labelledby="stuck">
      <h3 id="stuck">{TEXT.jobs}</h3>
      <p className={classes.intro}>{TEXT.jobsIntro}</p>
      {isPending ? <Skeleton height={40} role="status" aria-label={COMMON_TEXT.loading} /> : null}
      {error && !data ? (
        <LoadFailed title={TEXT.jobsFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? <p>{TEXT.jobsEmpty}</p> : null}
      {data !== undefined && data.length > 0 ? (
        <ul className={classes.list}>
          {data.map((job) => (
            <JobLine key={job.id} job={job} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function JobLine({ job }: { job: StuckJob }) {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  const act = useMutation({
    mutationFn: (action: 'redispatch' | 'refund') => api.jobAction(job.id, action),
    onSuccess: ({ refunded }, action) => {
      if (action === 'redispatch') toast.success(TEXT.redispatched)
      else toast.success(refunded ? TEXT.refunded : TEXT.ended)
    },
    onError: (error) => toast.error(error instanceof ApiError ? error.message : TEXT.actionFailed),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.all(uid) }),
  })
  return (
    <li>
      <span>
        <b>{job.targetKeyword}</b>
        <span className={classes.small}>{TEXT.since(dateTime(job.createdAt), job.attempt)}</span>
      </span>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          aria-label={TEXT.redispatchOf(job.targetKeyword)}
          loading={act.isPending && act.variables === 'redispatch'}
          disabled={act.isPending}
          onClick={() => act.mutate('redispatch')}
        >
          {TEXT.redispatch}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={TEXT.refundOf(job.targetKeyword)}
          loading={act.isPending && act.variables === 'refund'}
          disabled={act.isPending}
          onClick={() => act.mutate('refund')}
        >
          {TEXT.refund}
        </Button>
      </Group>
    </li>
  )
}
