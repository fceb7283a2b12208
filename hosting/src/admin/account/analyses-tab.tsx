import { useInfiniteQuery } from '@tanstack/react-query'
import { useUid } from '../../api/session/session-context.ts'
import { JOB_STATUS } from '../../ui/text/job-status.ts'
import { Tag } from '../../ui/text/tag.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { dateTime } from '../format.ts'
import classes from './account-drawer.module.css'
import { PagedList } from './paged-list.tsx'
import { ACCOUNT_TEXT as TEXT } from './strings.ts'

/** An account's analyses, newest first. Admins cannot open their reports. */
export function AnalysesTab({ uid: of }: { uid: string }) {
  const api = useAdminApi()
  const uid = useUid()
  const query = useInfiniteQuery({
    queryKey: adminKeys.analyses(uid, of),
    queryFn: ({ pageParam, signal }) => api.analyses(of, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => (pagination.hasMore ? pagination.lastDocId : null),
  })
  return (
    <PagedList
      query={query}
      empty={TEXT.analysesEmpty}
      failed={TEXT.analysesFailed}
      row={({ targetKeyword, userPageUrl, status, isCancelled, createdAt, qualityScore }) => (
        <>
          <b>{targetKeyword}</b>
          <span className={classes.side}>
            <Status status={isCancelled ? 'cancelled' : status} />
          </span>
          <span className={classes.small}>{userPageUrl}</span>
          <span className={`${classes.small} ${classes.side}`}>
            {qualityScore === null ? '' : TEXT.quality(qualityScore)}
          </span>
          <time className={classes.small} dateTime={createdAt}>
            {dateTime(createdAt)}
          </time>
        </>
      )}
    />
  )
}

function Status({ status }: { status: keyof typeof JOB_STATUS }) {
  const { text, tone } = JOB_STATUS[status]
  return <Tag tone={tone}>{text}</Tag>
}
