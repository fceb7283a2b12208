import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { reloadIfNewer } from '../loading/load-part.ts'
import { type Api, createApi } from './client.ts'
import { useSession } from './session/session-context.ts'

const ApiContext = createContext<Api | null>(null)

interface ApiProviderProps {
  children: ReactNode
  /** Stands in for the browser's own in tests. */
  fetch?: typeof fetch
  /** The server says that this session speaks for the account no longer. */
  onSessionEnded?: () => void
}

/** Gives the screens below an API client that speaks for the session's user. */
export function ApiProvider({ children, fetch, onSessionEnded }: ApiProviderProps) {
  const { user } = useSession()
  const api = useMemo(
    () =>
      createApi({
        token: async (forceRefresh) => (user ? await user.getIdToken(forceRefresh) : null),
        onOutdated: () => void reloadIfNewer(),
        ...(fetch ? { fetch } : {}),
        ...(onSessionEnded ? { onSessionEnded } : {}),
      }),
    [user, fetch, onSessionEnded],
  )
  return <ApiContext value={api}>{children}</ApiContext>
}

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi must be used inside ApiProvider')
  return api
}
