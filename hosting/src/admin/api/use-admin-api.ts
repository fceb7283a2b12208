import { useMemo } from 'react'
import { endSessionLater } from '../../api/session/end-session-later.ts'
import { useSession } from '../../api/session/session-context.ts'
import { reloadIfNewer } from '../../loading/load-part.ts'
import { createAdminApi } from './admin-client.ts'

/** The admin API with the session's token. It has an HTTP client of its own: sharing the app's would cost each first load 0.8 kB. */
export function useAdminApi() {
  const { user } = useSession()
  return useMemo(
    () =>
      createAdminApi({
        onSessionEnded: endSessionLater,
        onOutdated: () => void reloadIfNewer(),
        token: async (forceRefresh) => (user ? await user.getIdToken(forceRefresh) : null),
      }),
    [user],
  )
}
