import { ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyByAppCheck } from '../../functions/src/api/http/app-check.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newMember } from '../support/admins.ts'
import { ownApi } from '../support/own-api.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
let own: Awaited<ReturnType<typeof ownApi>>
let token: string
beforeAll(async () => {
  own = await ownApi(db, { isGenuineApp: async (sent) => sent === 'genuine' })
  token = (await newMember(suite, db, 'ann')).token
})
afterAll(() => own.close())

const history = (appToken?: string) =>
  callApi(
    own,
    token,
    '/analyses',
    appToken === undefined ? {} : { headers: { 'x-firebase-appcheck': appToken } },
  )

describe('with App Check enforced', () => {
  it('a request of the app itself is answered', async () => {
    expect((await history('genuine')).status).toBe(200)
  })

  it.each([undefined, '', 'forged'])(
    'a signed-in user with the app token %j is refused',
    async (appToken) => {
      const answer = await history(appToken)
      expect(answer.status).toBe(401)
      expect(ErrorAnswerSchema.parse(await answer.json()).error.code).toBe('app-check-failed')
    },
  )

  it('the chatbot is refused as well; health and payment notices, which other machines send, are not', async () => {
    expect((await callApi(own, null, '/chatbot')).status).toBe(401)
    expect((await callApi(own, null, '/health')).status).toBe(200)
    // No payment provider is configured here: refused for that, not for the app.
    expect((await callApi(own, null, '/payments/webhook', { json: {} })).status).toBe(503)
  })

  it('Firebase refuses a token that it did not sign', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = {
      iss: 'https://firebaseappcheck.googleapis.com/1',
      aud: ['projects/demo-gaplens'],
      sub: 'app',
    }
    const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, exp: 4_000_000_000 })}.`
    for (const forged of ['', 'x', unsigned]) expect(await verifyByAppCheck(forged)).toBe(false)
  })
})
