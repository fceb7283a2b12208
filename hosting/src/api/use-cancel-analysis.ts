import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from './api-context.tsx'
import { queryKeys } from './query-keys.ts'
import { useUid } from './session/session-context.ts'

/** Cancels a running analysis. Afterwards its state is reloaded in any case, because it may have changed meanwhile. */
export function useCancelAnalysis(id: string) {
  const api = useApi()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pointStays: boolean) => api.cancelAnalysis(id, { pointStays }),
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.job(uid, id) }),
        client.invalidateQueries({ queryKey: queryKeys.analysis(uid, id) }),
        client.invalidateQueries({ queryKey: queryKeys.history(uid) }),
      ])
    },
  })
}
