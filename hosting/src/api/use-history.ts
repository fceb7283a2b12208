import { isFinished } from '@gaplens/contracts/analysis'
import { HISTORY_PAGE_SIZE, HISTORY_SEARCH_LOAD } from '@gaplens/contracts/limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useApi } from './api-context.tsx'
import { ApiError } from './api-error.ts'
import type { Api } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { useSession, useUid } from './session/session-context.ts'

const UNFINISHED_INTERVAL_MS = 10_000

const EMPTY = { data: [], pagination: { hasMore: false, lastDocId: null, total: 0, unreadable: 0 } }

/** 404 is an empty list. */
async function load(api: Api, limit: number, lastDocId: string | null, signal: AbortSignal) {
  try {
    return await api.history(limit, lastDocId, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return EMPTY
    throw error
  }
}

/** The user's analyses, newest first, page by page. There are none before the address is verified. */
export function useHistory() {
  const api = useApi()
  const uid = useUid()
  const { isVerified } = useSession().verification
  return useInfiniteQuery({
    queryKey: queryKeys.historyPages(uid),
    queryFn: ({ pageParam, signal }) =>
      isVerified ? load(api, HISTORY_PAGE_SIZE, pageParam, signal) : EMPTY,
    initialPageParam: null as string | null,
    // An analysis of another tab or an earlier visit ends without this one being told.
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
  return useQuery({
    queryKey: queryKeys.historySearch(uid),
    queryFn: ({ signal }) => load(api, HISTORY_SEARCH_LOAD, null, signal),
    enabled,
  })
}
