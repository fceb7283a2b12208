import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { reloadIfNewer } from '../loading/load-part.ts'
import { type Api, createApi } from './client.ts'
import type { HttpOptions } from './http.ts'
import { useSession } from './session/session-context.ts'

const ApiContext = createContext<Api | null>(null)

interface ApiProviderProps {
  children: ReactNode
  /** Replaces the browser's `fetch` in tests. */
  fetch?: typeof fetch
  onSessionEnded?: HttpOptions['onSessionEnded']
}

/** Provides an API client with the session's token. */
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
