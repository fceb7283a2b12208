import { onlineManager, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnsettled } from './api-error.ts'
import { createKeyKeeper } from './idempotency.ts'

const MAX_RETRIES = 2
const RETRY_DELAY_MS = 1_500

interface KeyedMutation<Request extends object, Answer> {
  readonly send: (request: Request, idempotencyKey: string) => Promise<Answer>
  readonly onSuccess: (answer: Answer, request: Request) => Promise<unknown>
}

/**
 * A request that changes points. After a lost answer it is repeated with the same key before it fails, so that nothing is
 * charged or added twice. Without a network it fails at once, so that nothing happens by itself when the network is back.
 */
export function useKeyedMutation<Request extends object, Answer>({
  send,
  onSuccess,
}: KeyedMutation<Request, Answer>) {
  const [keys] = useState(() => createKeyKeeper())
  return useMutation({
    mutationFn: (request: Request) => send(request, keys.keyFor(request)),
    retry: (failures, error) => failures < MAX_RETRIES && isUnsettled(error) && onlineManager.isOnline(),
    retryDelay: RETRY_DELAY_MS,
    onSuccess: async (answer, request) => {
      keys.settled()
      await onSuccess(answer, request)
    },
    onError: (error) => {
      if (!isUnsettled(error)) keys.settled()
    },
  })
}
