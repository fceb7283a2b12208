import { isFinished } from '@gaplens/contracts/analysis/job'
import type { HistoryPage } from '@gaplens/contracts/analysis/requests'
import { HISTORY_PAGE_SIZE, HISTORY_SEARCH_LOAD } from '@gaplens/contracts/limits'
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from './api-context.tsx'
import { isMissing } from './api-error.ts'
import type { Api } from './client.ts'
import { useDeletions } from './deletions/deletions.tsx'
import { queryKeys } from './query-keys.ts'
import { useSession, useUid } from './session/session-context.ts'

const UNFINISHED_INTERVAL_MS = 10_000

const EMPTY = { data: [], pagination: { hasMore: false, lastDocId: null, total: 0, unreadable: 0 } }

/** Treats 404 as an empty list. */
async function load(api: Api, limit: number, lastDocId: string | null, signal: AbortSignal) {
  try {
    return await api.history(limit, lastDocId, signal)
  } catch (error) {
    if (isMissing(error)) return EMPTY
    throw error
  }
}

/** The page and its count without analyses that are being deleted. */
function without(page: HistoryPage, pending: ReadonlySet<string>, hidden: number): HistoryPage {
  const data = page.data.filter(({ id }) => !pending.has(id))
  return { data, pagination: { ...page.pagination, total: page.pagination.total - hidden } }
}

const countIn = (pages: readonly HistoryPage[], pending: ReadonlySet<string>) =>
  pages.reduce((sum, { data }) => sum + data.filter(({ id }) => pending.has(id)).length, 0)

/** The user's analyses, newest first, by pages. There are none before the address is verified. */
export function useHistory() {
  const api = useApi()
  const uid = useUid()
  const { isVerified } = useSession().verification
  const { pending } = useDeletions()
  const select = useCallback(
    (data: InfiniteData<HistoryPage, string | null>) => {
      const hidden = countIn(data.pages, pending)
      return { ...data, pages: data.pages.map((page) => without(page, pending, hidden)) }
    },
    [pending],
  )
  return useInfiniteQuery({
    select,
    queryKey: queryKeys.historyPages(uid),
    queryFn: ({ pageParam, signal }) =>
      isVerified ? load(api, HISTORY_PAGE_SIZE, pageParam, signal) : EMPTY,
    initialPageParam: null as string | null,
    // An analysis of another tab or an earlier visit ends without notice to this page.
    refetchInterval: (query) =>
      query.state.data?.pages.some((page) => page.data.some(({ status }) => !isFinished(status)))
        ? UNFINISHED_INTERVAL_MS
        : false,
    getNextPageParam: ({ pagination }) => (pagination.hasMore ? pagination.lastDocId : null),
  })
}

/** The newest hundred, which searching filters in the browser. */
export function useHistoryForSearch(enabled: boolean) {
  const api = useApi()
  const uid = useUid()
  const { pending } = useDeletions()
  const select = useCallback(
    (page: HistoryPage) => without(page, pending, countIn([page], pending)),
    [pending],
  )
  return useQuery({
    select,
    queryKey: queryKeys.historySearch(uid),
    queryFn: ({ signal }) => load(api, HISTORY_SEARCH_LOAD, null, signal),
    enabled,
  })
}
