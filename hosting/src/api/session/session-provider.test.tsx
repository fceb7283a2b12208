// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from 'firebase/auth'
import { useEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DRAFT_COPY_PREFIX } from './draft-copies.ts'
import { useSession } from './session-context.ts'
import { CHAT_KEY } from './signed-in-hint.ts'

const firebase = vi.hoisted(() => ({
  signOut: vi.fn<() => Promise<void>>(),
  told: null as ((user: User | null) => void) | null,
}))
vi.mock('firebase/auth', () => ({
  onAuthStateChanged: (_auth: unknown, next: (user: User | null) => void) => {
    firebase.told = next
    return () => undefined
  },
  signOut: () => firebase.signOut(),
}))
vi.mock('./firebase.ts', () => ({ auth: {} }))

const { SessionProvider } = await import('./session-provider.tsx')

const FORM = 'gaplens_form_mei'
const COPY = `${DRAFT_COPY_PREFIX}mei_draft-1`
// Not verified: nothing is read from Firestore for them.
const MEI = { uid: 'mei', emailVerified: false, reload: async () => undefined } as User

/** A screen with an editor, which stores its text for as long as it is shown. */
function Editor() {
  const { signOut } = useSession()
  useEffect(() => () => localStorage.setItem(COPY, '{"text":"乙","revision":1}'), [])
  return (
    <button type="button" onClick={() => void signOut().catch(() => undefined)}>
      leave
    </button>
  )
}

function App() {
  return useSession().user === null ? <p>nobody</p> : <Editor />
}

async function leave() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider loading={null}>
        <App />
      </SessionProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => firebase.told?.(MEI))
  await userEvent.click(await screen.findByRole('button', { name: 'leave' }))
}

beforeEach(() => {
  localStorage.setItem(COPY, '{"text":"甲","revision":1}')
  localStorage.setItem(CHAT_KEY, '{}')
  sessionStorage.setItem(FORM, '{"targetKeyword":"甲"}')
})

it('leaves no text of theirs in the browser of whoever signs out', async () => {
  // The screens are told a moment after the sign-out is done.
  firebase.signOut.mockImplementation(async () => {
    setTimeout(() => firebase.told?.(null))
  })
  await leave()
  expect(await screen.findByText('nobody')).toBeDefined()
  await waitFor(() => expect(localStorage.getItem(COPY)).toBeNull())
  expect(sessionStorage.getItem(FORM)).toBeNull()
  expect(localStorage.getItem(CHAT_KEY)).toBeNull()
})

it('keeps what is not saved, and not the conversation of the chat, where signing out fails, and where the session ends by itself', async () => {
  firebase.signOut.mockRejectedValue(new Error('offline'))
  await leave()
  expect(screen.getByRole('button', { name: 'leave' })).toBeDefined()
  expect(localStorage.getItem(CHAT_KEY)).not.toBeNull()
  await waitFor(() => firebase.told?.(null))
  expect(await screen.findByText('nobody')).toBeDefined()
  expect(localStorage.getItem(COPY)).not.toBeNull()
  expect(sessionStorage.getItem(FORM)).not.toBeNull()
  expect(localStorage.getItem(CHAT_KEY)).toBeNull()
})
