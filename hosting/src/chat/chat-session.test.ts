// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { CHAT_KEY, noteSignedIn } from '../api/session/signed-in-hint.ts'
import { type ChatSession, loadSession, newSession, saveSession } from './chat-session.ts'

afterEach(() => localStorage.clear())

const MEI = { role: 'user', uid: 'mei' } as const
const ANN = { role: 'user', uid: 'ann' } as const

function sessionOf(userId: string | null): ChatSession {
  const page = { url: 'https://gaplens.test/', userRole: 'guest', platform: 'web' } as const
  return { ...newSession(page), userId, totalMessages: 1 }
}

it('continues an account’s conversation for that account', () => {
  noteSignedIn(MEI)
  const session = sessionOf('mei')
  saveSession(session)
  noteSignedIn({ role: 'admin', uid: 'mei' })
  expect(loadSession()).toEqual(session)
})

it.each([
  ['nobody is signed in', null],
  ['another account is signed in', ANN],
])(
  'removes an account’s conversation when its account signs out, and where it was left while %s',
  (_, next) => {
    noteSignedIn(MEI)
    saveSession(sessionOf('mei'))
    const left = localStorage.getItem(CHAT_KEY) ?? ''
    noteSignedIn(next)
    expect(localStorage.getItem(CHAT_KEY)).toBeNull()
    localStorage.setItem(CHAT_KEY, left)
    expect(loadSession()).toBeNull()
    expect(localStorage.getItem(CHAT_KEY)).toBeNull()
  },
)

it('stores nothing of an answer that arrives after its account has left', () => {
  noteSignedIn(MEI)
  const session = sessionOf('mei')
  noteSignedIn(ANN)
  saveSession(session)
  expect(localStorage.getItem(CHAT_KEY)).toBeNull()
})

it('leaves nothing of an answer that another tab stores while its account leaves', () => {
  noteSignedIn(MEI)
  const session = sessionOf('mei')
  saveSession(session)
  const { removeItem } = Storage.prototype
  const spy = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key)
    saveSession(session)
  })
  noteSignedIn(null)
  spy.mockRestore()
  expect(localStorage.getItem(CHAT_KEY)).toBeNull()
})

it('continues what a visitor has begun after signing in, and leaves it to nobody else', () => {
  const session = sessionOf(null)
  saveSession(session)
  noteSignedIn(null)
  noteSignedIn(MEI)
  expect(loadSession()).toEqual(session)
  noteSignedIn(ANN)
  expect(loadSession()).toBeNull()
})
