import { isFinished } from '@gaplens/contracts/analysis/job'
import { POLL_INTERVAL_MS } from '@gaplens/contracts/limits'
import { useQuery } from '@tanstack/react-query'
import { useApi } from './api-context.tsx'
import { isMissing } from './api-error.ts'
import { queryKeys } from './query-keys.ts'
import { useUid } from './session/session-context.ts'

/** Follows a job to its end: every two seconds, not while the tab is hidden, never after the end. */
export function useJob(jobId: string | null) {
  const api = useApi()
  const uid = useUid()
  return useQuery({
    queryKey: queryKeys.job(uid, jobId ?? ''),
    queryFn: ({ signal }) => api.job(jobId ?? '', signal),
    enabled: jobId !== null,
    staleTime: (query) => (query.state.data && isFinished(query.state.data.status) ? Infinity : 0),
    refetchInterval: (query) => {
      const { data, error } = query.state
      if (data && isFinished(data.status)) return false
      if (isMissing(error)) return false
      return POLL_INTERVAL_MS
    },
    refetchIntervalInBackground: false,
  })
}

/** The cached state of a job that is followed elsewhere on the screen; makes no request. */
export function useKnownJob(jobId: string) {
  const api = useApi()
  const uid = useUid()
  return useQuery({
    queryKey: queryKeys.job(uid, jobId),
    queryFn: ({ signal }) => api.job(jobId, signal),
    enabled: false,
  }).data
}
