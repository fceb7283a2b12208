import type { AnalyzeRequest } from '@gaplens/contracts/api'
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from './api-context.tsx'
import { isUnsettled } from './api-error.ts'
import { createKeyKeeper } from './idempotency.ts'
import { queryKeys } from './query-keys.ts'
import { useUid } from './session/session-context.ts'

const TRIES_AGAIN = 2
const WAIT_MS = 1_500

/** Starts an analysis. After a lost answer, or if the account is not ready, the request is repeated with the same key before it fails. */
export function useStartAnalysis() {
  const api = useApi()
  const uid = useUid()
  const client = useQueryClient()
  const [keys] = useState(() => createKeyKeeper())
  return useMutation({
    mutationFn: (request: AnalyzeRequest) => api.startAnalysis(request, keys.keyFor(request)),
    // Without a network it fails at once, so that no analysis starts, and is charged, when the network is back.
    retry: (failures, error) => failures < TRIES_AGAIN && isUnsettled(error) && onlineManager.isOnline(),
    retryDelay: WAIT_MS,
    onSuccess: async () => {
      keys.settled()
      await client.invalidateQueries({ queryKey: queryKeys.history(uid) })
    },
    onError: (error) => {
      if (!isUnsettled(error)) keys.settled()
    },
  })
}
