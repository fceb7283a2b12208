import type { AnalyzeRequest } from '@gaplens/contracts/analysis/requests'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from './api-context.tsx'
import { queryKeys } from './query-keys.ts'
import { useUid } from './session/session-context.ts'
import { useKeyedMutation } from './use-keyed-mutation.ts'

/** Starts an analysis. */
export function useStartAnalysis() {
  const api = useApi()
  const uid = useUid()
  const client = useQueryClient()
  return useKeyedMutation({
    send: (request: AnalyzeRequest, key) => api.startAnalysis(request, key),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.history(uid) }),
  })
}
