import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { ApiProvider } from '../api/api-context.tsx'
import { DeletionsProvider } from '../api/deletions/deletions.tsx'
import { createQueryClient } from '../api/query-client.ts'
import { endSessionLater } from '../api/session/end-session-later.ts'
import { SessionProvider } from '../api/session/session-provider.tsx'
import { OfflineBar } from '../ui/offline-bar.tsx'
import { UiProvider } from '../ui/theme/ui-provider.tsx'
import { AppRoutes } from './app-routes.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { Shell } from './shell.tsx'

/** Keeps the document's frame until it is known who is signed in. */
function ShellHere() {
  return <Shell pathname={useLocation().pathname} />
}

export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <CrashBoundary>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <OfflineBar />
          <BrowserRouter>
            <SessionProvider loading={<ShellHere />}>
              <ApiProvider onSessionEnded={endSessionLater}>
                <DeletionsProvider>
                  <AppRoutes />
                </DeletionsProvider>
              </ApiProvider>
            </SessionProvider>
          </BrowserRouter>
        </QueryClientProvider>
      </UiProvider>
    </CrashBoundary>
  )
}
