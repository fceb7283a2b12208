import { Agent } from 'node:https'
import { ErrorAnswerSchema } from '@gaplens/contracts/errors'
import express from 'express'
import { initializeApp } from 'firebase-admin/app'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Listening, listen } from '../../providers/testing/listen.ts'

const lines = await vi.hoisted(async () =>
  (await import('../../../../tests/support/log-lines.ts')).captureLogLines(),
)
const { requireApp, verifyByAppCheck } = await import('./app-check.ts')
const { requireUser } = await import('./auth.ts')
const { answerError, assignRequestId } = await import('./errors.ts')
const { tokenError } = await import('./token-error.ts')

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const PROJECT = 'demo-tokens'
const HEADER = { alg: 'RS256', kid: 'some-key', typ: 'JWT' }
const EXPIRY = { iat: 1, exp: 4_000_000_000 }
const USER = {
  ...EXPIRY,
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'mei',
}
const APP = {
  ...EXPIRY,
  iss: 'https://firebaseappcheck.googleapis.com/1',
  aud: [`projects/${PROJECT}`],
  sub: 'web',
}

let server: Listening
beforeAll(async () => {
  const offline = new Agent()
  offline.createConnection = () => {
    throw Object.assign(new Error('no network'), { code: 'ENETDOWN' })
  }
  initializeApp({ projectId: PROJECT, httpAgent: offline })
  const app = express()
  app.use(assignRequestId)
  app.get('/user', requireUser)
  app.get('/app', requireApp(verifyByAppCheck))
  app.use(answerError)
  server = await listen(app)
})
afterAll(() => server.close())
beforeEach(() => {
  lines.length = 0
})

async function ask(path: string, headers: Record<string, string>) {
  const answer = await fetch(server.baseUrl + path, { headers })
  const { error } = ErrorAnswerSchema.parse(await answer.json())
  return { status: answer.status, code: error.code, wait: answer.headers.get('retry-after') }
}
const asUser = (token: string) => ask('/user', { authorization: `Bearer ${token}` })
const fromApp = (token: string) => ask('/app', { 'x-firebase-appcheck': token })

describe('a token when the signing keys cannot be fetched', () => {
  const signed = (claims: object) => `${part(HEADER)}.${part(claims)}.c2ln`

  it.each([
    ['of a user', () => asUser(signed(USER))],
    ['of an app', () => fromApp(signed(APP))],
  ])('%s is not called invalid', async (_, answer) => {
    expect(await answer()).toEqual({ status: 503, code: 'unavailable', wait: '5' })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ severity: 'ERROR', event: 'api-unavailable' })
    expect(lines[0]).not.toContain(part(HEADER))
  })
})

describe('an invalid token', () => {
  it.each([
    ['without a key', `${part({ alg: 'none' })}.${part(USER)}.`],
    ['of another project', `${part(HEADER)}.${part({ ...USER, aud: 'other' })}.c2ln`],
    ['that holds no JSON', `${part(HEADER)}.bm90LWpzb24.c2ln`],
    ['that holds nothing', `${part(HEADER)}.${part(null)}.c2ln`],
    ['that is no token', 'a.b.c'],
  ])('%s is refused and not logged as a failure', async (_, token) => {
    expect(await asUser(token)).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await fromApp(token)).toMatchObject({ status: 401, code: 'app-check-failed' })
    expect(lines.filter((line) => line.includes('"ERROR"'))).toEqual([])
  })
})

describe('a code of the identity provider', () => {
  const failure = (code: string) => Object.assign(new Error('the text'), { code })

  it.each(['auth/id-token-expired', 'auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found'])(
    '%s is answered with 401',
    (code) => expect(tokenError(failure(code), 'unauthenticated')).toMatchObject({ status: 401 }),
  )

  it.each(['auth/internal-error', 'auth/quota-exceeded', 'app/network-error', 'app/invalid-credential'])(
    '%s is answered with 503, with its cause',
    (code) => {
      const error = failure(code)
      expect(tokenError(error, 'unauthenticated')).toMatchObject({ status: 503, cause: error })
    },
  )
})
