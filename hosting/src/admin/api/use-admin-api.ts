import { useMemo } from 'react'
import { useSession } from '../../api/session/session-context.ts'
import { createAdminApi } from './admin-client.ts'

/** The admin API, speaking for the session's user. */
export function useAdminApi() {
  const { user } = useSession()
  return useMemo(
    () =>
      createAdminApi({
        token: async (forceRefresh) => (user ? await user.getIdToken(forceRefresh) : null),
      }),
    [user],
  )
}
