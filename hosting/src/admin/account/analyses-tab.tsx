import type { JobStatus } from '@gaplens/contracts/analysis/job'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useUid } from '../../api/session/session-context.ts'
import { Tag, type Tone } from '../../ui/text/tag.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { dateTime } from '../format.ts'
import classes from './account-drawer.module.css'
import { PagedList } from './paged-list.tsx'
import { ACCOUNT_TEXT as TEXT } from './strings.ts'

const STATUS: Record<JobStatus, { text: string; tone: Tone }> = {
  pending: { text: '排隊中', tone: 'calm' },
  processing: { text: '分析中', tone: 'brand' },
  completed: { text: '完成', tone: 'good' },
  completed_with_errors: { text: '完成但有分析提醒', tone: 'fair' },
  failed: { text: '失敗', tone: 'poor' },
}

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
      row={({ targetKeyword, userPageUrl, status, createdAt, qualityScore }) => (
        <>
          <b>{targetKeyword}</b>
          <span className={classes.side}>
            <Tag tone={STATUS[status].tone}>{STATUS[status].text}</Tag>
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
