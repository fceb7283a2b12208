import { DeletionAnswerSchema } from '@gaplens/contracts/accounts/account'
import { POLL_INTERVAL_MS } from '@gaplens/contracts/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '../api/api-context.tsx'
import { queryKeys } from '../api/query-keys.ts'
import { expectOwnDeletion } from '../api/session/end-session.ts'
import { useSession, useUid } from '../api/session/session-context.ts'

const PATH = '/account/deletion'

/**
 * The deletion of the user's own account. It closes the account at once and removes its data in a background job.
 * @param onEnd called once, when nothing is left or when the session has ended, so that the state can no longer be queried
 */
export function useDeletion({ onEnd }: { onEnd: (isDone: boolean) => Promise<void> }) {
  const { request } = useApi()
  const queryKey = queryKeys.accountDeletion(useUid())
  const { isVerified } = useSession().verification
  const client = useQueryClient()
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request({ method: 'GET', path: PATH, signal }, DeletionAnswerSchema),
    enabled: isVerified,
    refetchInterval: ({ state }) =>
      state.data?.state === 'pending' || state.data?.state === 'running' ? POLL_INTERVAL_MS : false,
  })
  const state = data?.state ?? 'none'
  const isOver = state === 'done' || (state !== 'none' && isError)
  const told = useRef(false)
  useEffect(() => {
    if (!isOver || told.current) return
    told.current = true
    void onEnd(state === 'done')
  }, [isOver, state, onEnd])
  return {
    /** Whether the account is closed, and its data is being removed. */
    isClosed: state !== 'none',
    /** @param email the address as typed @throws ApiError */
    start: async (email: string) => {
      // Its document disappears before the answer arrives.
      expectOwnDeletion(true)
      try {
        const answer = await request({ method: 'POST', path: PATH, body: { email } }, DeletionAnswerSchema)
        client.setQueryData(queryKey, answer)
      } catch (error) {
        expectOwnDeletion(false)
        throw error
      }
    },
  }
}
