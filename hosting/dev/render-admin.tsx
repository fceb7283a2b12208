import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { FakeCall } from './fake-api-data.ts'
import { fakeSession } from './fake-session.ts'
import { Stage } from './stage.tsx'

/**
 * Shows a part of the admin screens to a signed-in admin.
 * @param answers what the API answers, by `METHOD path` without the query; other calls fail the test
 */
export function renderAdmin(part: ReactNode, answers: Record<string, unknown> = {}, path = '/admin') {
  const calls: FakeCall[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    const [called = '', search] = String(input)
      .replace(/^\/api\/admin/, '')
      .split('?')
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({
      method,
      path: search === undefined ? called : `${called}?${search}`,
      headers: new Headers(init?.headers),
      body,
    })
    const answer = answers[`${method} ${called}`]
    if (answer === undefined) throw new Error(`no answer to ${method} ${called}`)
    return Response.json(answer)
  })
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  })
  render(
    <Stage session={fakeSession({ role: 'admin' })} fetch={fetch} queryClient={queryClient} path={path}>
      {part}
    </Stage>,
  )
  return { calls, user: userEvent.setup() }
}
