import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { dateTime } from '../format.ts'
import classes from './database-panel.module.css'
import { FindingList } from './finding-list.tsx'
import { UPKEEP_TEXT as TEXT } from './strings.ts'

/** Documents that upkeep could not read, and the findings of the nightly ledger audit. */
export function UnreadableDocuments() {
  const api = useAdminApi()
  const uid = useUid()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: adminKeys.upkeep(uid),
    queryFn: ({ signal }) => api.upkeep(signal),
  })
  return (
    <section className={classes.section} aria-labelledby="upkeep">
      <h3 id="upkeep">{TEXT.title}</h3>
      <p className={classes.intro}>{TEXT.intro}</p>
      {isPending ? <Skeleton height={40} role="status" aria-label={COMMON_TEXT.loading} /> : null}
      {error && !data ? (
        <LoadFailed title={TEXT.failed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data?.audit ? (
        <p>{TEXT.audited(dateTime(data.audit.lastRunAt), data.audit.accounts, data.audit.findings.length)}</p>
      ) : null}
      {data !== undefined && data.audit === null ? <p>{TEXT.neverAudited}</p> : null}
      {data?.audit && data.audit.findings.length > 0 ? <FindingList findings={data.audit.findings} /> : null}
      {data?.setAsideTotal === 0 ? <p>{TEXT.empty}</p> : null}
      {data !== undefined && data.setAsideTotal > 0 ? (
        <>
          <Notice tone="warning" title={TEXT.found(data.setAsideTotal)} />
          <ul className={classes.list}>
            {data.setAside.map(({ id, path, problem, seen, lastSeenAt }) => (
              <Line key={id} title={path}>
                {TEXT.line(problem, seen, dateTime(lastSeenAt))}
              </Line>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <span>
        <b>{title}</b>
        <span className={classes.small}>{children}</span>
      </span>
    </li>
  )
}
