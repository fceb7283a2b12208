// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteSignedIn, signedInHint } from '../api/session/signed-in-hint.ts'
import { ChatFailure, sendMessage } from './chat-client.ts'
import { newSession } from './chat-session.ts'

const provider = vi.hoisted(() => ({
  current: async (): Promise<{ uid: string; token: string } | null> => null,
}))
vi.mock('./current-identity.ts', () => ({ currentIdentity: () => provider.current() }))

const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () =>
    Response.json({
      message: '好',
      messageCount: 1,
      sessionId: 'session_12345678',
      isLimitReached: false,
      source: 'none',
      model: null,
    }),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  localStorage.clear()
})

const PAGE = { url: 'https://gaplens.test/', userRole: 'guest', platform: 'web' } as const
const sessionOf = (userId: string | null) => ({ ...newSession(PAGE), userId })
const MEI = { role: 'user', uid: 'mei' } as const

it('sends another person’s message into no conversation of an account', async () => {
  noteSignedIn(MEI)
  provider.current = async () => ({ uid: 'ann', token: 'a.b.c' })
  await expect(sendMessage(sessionOf('mei'), '嗨', 'm-1')).rejects.toMatchObject({ isForeign: true })
  noteSignedIn(null)
  await expect(sendMessage(sessionOf('mei'), '嗨', 'm-1')).rejects.toMatchObject({ isForeign: true })
  expect(fetched).not.toHaveBeenCalled()
})

it('takes a message for that of whoever is signed in here also where their token cannot be had', async () => {
  noteSignedIn(MEI)
  provider.current = () => Promise.reject(new Error('offline'))
  expect(await sendMessage(sessionOf(null), '嗨', 'm-1')).toMatchObject({ userId: 'mei' })
  expect(signedInHint()).toEqual(MEI)
})

it('learns from the identity provider that nobody is signed in any more', async () => {
  noteSignedIn(MEI)
  provider.current = async () => null
  expect(await sendMessage(sessionOf(null), '嗨', 'm-1')).toMatchObject({ userId: null })
  expect(signedInHint()).toBeNull()
})

it('continues no conversation whose account was blocked or deleted, and sends what follows as a visitor’s', async () => {
  noteSignedIn(MEI)
  provider.current = async () => ({ uid: 'mei', token: 'a.b.c' })
  fetched.mockResolvedValueOnce(Response.json({ error: { code: 'unauthenticated' } }, { status: 401 }))
  const failed: unknown = await sendMessage(sessionOf('mei'), '嗨', 'm-1').catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ChatFailure)
  expect(failed).toMatchObject({ isForeign: true })
  expect(await sendMessage(sessionOf(null), '嗨', 'm-2')).toMatchObject({ userId: null })
})

it('keeps an account’s conversation while its token cannot be had', async () => {
  noteSignedIn(MEI)
  provider.current = () => Promise.reject(new Error('offline'))
  await expect(sendMessage(sessionOf('mei'), '嗨', 'm-1')).rejects.toMatchObject({ isForeign: false })
  expect(fetched).not.toHaveBeenCalled()
})
