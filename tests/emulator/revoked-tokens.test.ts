import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callApi } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { acceptedDeletion } from '../support/account-jobs.ts'
import { newAdmin, newMember } from '../support/admins.ts'
import { ownApi } from '../support/own-api.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
let own: Awaited<ReturnType<typeof ownApi>>

beforeAll(async () => {
  // Against the emulator the Admin SDK looks every token up. Production looks only where it is told to; elsewhere it
  // believes a token until it expires. So here: what is not asked for is not looked up.
  const auth = getAuth()
  const lookUp = auth.verifyIdToken.bind(auth)
  vi.spyOn(auth, 'verifyIdToken').mockImplementation(async (token, checkRevoked) =>
    checkRevoked === true ? await lookUp(token, true) : claimsOf(token),
  )
  own = await ownApi(db, {})
})
afterAll(() => {
  own.close()
  vi.restoreAllMocks()
})

function claimsOf(token: string): DecodedIdToken {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { ...claims, uid: claims.sub }
}

const chat = () => ({
  message: '點數會過期嗎',
  sessionId: `session_${crypto.randomUUID()}`,
  anonymousId: `anon_${crypto.randomUUID()}`,
  pageContext: { url: 'https://gaplens.test/', userRole: 'guest', platform: 'web' },
})
const analysis = { targetKeyword: '手沖咖啡', userPageUrl: 'https://client.test/page' }

async function codeOf(answer: Response): Promise<ApiErrorCode | number> {
  const body = await answer.json().catch(() => null)
  const parsed = ErrorAnswerSchema.safeParse(body)
  return parsed.success ? parsed.data.error.code : answer.status
}

/** All that moves points, shows or removes a person's data, or administers. */
const LOOKED_UP: [string, string, object?][] = [
  ['the start of an analysis', '/analyze', { json: analysis }],
  ['the chat', '/chatbot', { json: chat() }],
  ['the export of one’s data', '/account/export'],
  ['the deletion of the account', '/account/deletion', { json: { email: 'mei@people.test' } }],
  ['the admins’ list', '/admin/users'],
  ['an admin’s look at points', '/admin/users/mei/ledger'],
  ['an admin’s change', '/admin/settings', { method: 'PUT', json: { dailyTotal: 1 } }],
]

describe('a token that was valid when its account was disabled and signed out everywhere', () => {
  it.each(LOOKED_UP)('opens nothing: %s', async (_what, path, init = {}) => {
    const person = await newAdmin(suite, db, 'mei')
    await getAuth().revokeRefreshTokens(person.uid)
    await getAuth().updateUser(person.uid, { disabled: true })
    expect(await codeOf(await callApi(own, person.token, path, init))).toBe('unauthenticated')
  })
})

describe('the token of a deleted person', () => {
  it('finds nothing anywhere, and leaves nothing behind', async () => {
    const person = await newMember(suite, db, 'leaver')
    await db.analyses().doc(`of-${person.uid}`).delete()
    const deletion = await callApi(own, person.token, '/account/deletion', { json: { email: person.email } })
    expect(await acceptedDeletion(deletion)).toBe('done')
    // All but the deletion itself, which answers how far it is.
    for (const [, path, init = {}] of LOOKED_UP.filter(([, route]) => route !== '/account/deletion'))
      expect(await codeOf(await callApi(own, person.token, path, init)), path).toBe('unauthenticated')
    // What is only read went with the account; the token is then as good as none.
    for (const path of [
      `/results/of-${person.uid}`,
      `/analyses/of-${person.uid}`,
      `/export/html/of-${person.uid}`,
    ])
      expect((await callApi(own, person.token, path)).status, path).not.toBe(200)
    const history = await callApi(own, person.token, '/analyses')
    if (history.status === 200) expect((await history.json()).data).toEqual([])
    expect((await db.users().doc(person.uid).get()).exists).toBe(false)
    const sessions = await db.firestore.collection('chatSessions').where('uid', '==', person.uid).get()
    expect(sessions.size).toBe(0)
  })
})
