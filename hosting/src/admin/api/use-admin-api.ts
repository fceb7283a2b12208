import { useMemo } from 'react'
import { useSession } from '../../api/session/session-context.ts'
import { reloadIfNewer } from '../../loading/load-part.ts'
import { createAdminApi } from './admin-client.ts'

/** The admin API with the session's token. */
export function useAdminApi() {
  const { user } = useSession()
  return useMemo(
    () =>
      createAdminApi({
        onOutdated: () => void reloadIfNewer(),
        token: async (forceRefresh) => (user ? await user.getIdToken(forceRefresh) : null),
      }),
    [user],
  )
}
