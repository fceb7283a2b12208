import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from './api-context.tsx'
import { queryKeys } from './query-keys.ts'
import { useUid } from './session/session-context.ts'

/** Names an analysis in the history. It resolves when every list shows the name. */
export function useRenameAnalysis(id: string) {
  const api = useApi()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => api.renameAnalysis(id, { name }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.history(uid) }),
  })
}
