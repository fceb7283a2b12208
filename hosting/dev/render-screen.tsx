import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Session } from '../src/api/session/session-context.ts'
import { AppRoutes } from '../src/app/app-routes.tsx'
import { createFakeFetch } from './fake-api.ts'
import type { FakeApiData } from './fake-api-data.ts'
import { fakeSession } from './fake-session.ts'
import { Stage } from './stage.tsx'

interface Options {
  path: string
  api?: FakeApiData
  session?: Session
  undoMs?: number
}

/** Opens an address of the app against a fake API, as a signed-in consultant by default. */
export function renderScreen({ path, api = {}, session = fakeSession(), undoMs }: Options) {
  const { fetch, calls } = createFakeFetch(api)
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  })
  const view = render(
    <Stage session={session} fetch={fetch} queryClient={queryClient} path={path} undoMs={undoMs}>
      <AppRoutes />
    </Stage>,
  )
  return { ...view, calls, user: userEvent.setup() }
}
