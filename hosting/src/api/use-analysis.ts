import { useQuery } from '@tanstack/react-query'
import { useApi } from './api-context.tsx'
import { queryKeys } from './query-keys.ts'
import { useUid } from './session/session-context.ts'

/** One analysis of the history, with its report if it has one. */
export function useAnalysis(id: string) {
  const api = useApi()
  const uid = useUid()
  return useQuery({
    queryKey: queryKeys.analysis(uid, id),
    queryFn: ({ signal }) => api.analysis(id, signal),
  })
}
