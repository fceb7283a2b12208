import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from './api-context.tsx'
import { isMissing } from './api-error.ts'
import { queryKeys } from './query-keys.ts'
import { useUid } from './session/session-context.ts'

/** Deletes an analysis; one that is gone already counts as deleted. */
export function useDeleteAnalysis() {
  const api = useApi()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.deleteAnalysis(id)
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
    onSuccess: async (_, id) => {
      client.removeQueries({ queryKey: queryKeys.analysis(uid, id) })
      client.removeQueries({ queryKey: queryKeys.job(uid, id) })
      await client.invalidateQueries({ queryKey: queryKeys.history(uid) })
    },
  })
}
