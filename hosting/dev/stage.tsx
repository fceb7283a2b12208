import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ApiProvider } from '../src/api/api-context.tsx'
import { DeletionsProvider } from '../src/api/deletions/deletions.tsx'
import { type Session, SessionContext } from '../src/api/session/session-context.ts'
import { UiProvider } from '../src/ui/theme/ui-provider.tsx'

interface StageProps {
  session: Session
  fetch: typeof fetch
  queryClient: QueryClient
  path: string
  /** How long a deletion can be undone, in ms, for tests that wait for the end. */
  undoMs?: number | undefined
  children: ReactNode
}

/** Wraps a screen in the app's providers, with a given session and API. */
export function Stage({ session, fetch, queryClient, path, undoMs, children }: StageProps) {
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <SessionContext value={session}>
            <ApiProvider fetch={fetch}>
              <DeletionsProvider {...(undoMs === undefined ? {} : { undoMs })}>{children}</DeletionsProvider>
            </ApiProvider>
          </SessionContext>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>
  )
}
