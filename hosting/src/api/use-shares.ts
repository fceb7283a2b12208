import type { CreateShareRequest } from '@gaplens/contracts/shares/share'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from './api-context.tsx'
import { queryKeys } from './query-keys.ts'
import { useUid } from './session/session-context.ts'

/** The share links of a report. They are reloaded each time, because visits change them. */
export function useShares(analysisId: string) {
  const api = useApi()
  const uid = useUid()
  return useQuery({
    queryKey: queryKeys.shares(uid, analysisId),
    queryFn: ({ signal }) => api.shares(analysisId, signal),
    staleTime: 0,
  })
}

export function useCreateShare(analysisId: string) {
  const api = useApi()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CreateShareRequest) => api.createShare(analysisId, body),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.shares(uid, analysisId) }),
  })
}

export function useRevokeShare(analysisId: string) {
  const api = useApi()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (shareId: string) => api.revokeShare(analysisId, shareId),
    // Also after a failure, because it may have been revoked elsewhere.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.shares(uid, analysisId) }),
  })
}
