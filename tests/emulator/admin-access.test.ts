import { ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin, newMember } from '../support/admins.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)

/** Every call of the admin API. */
const CALLS: [string, string][] = [
  ['GET', '/users'],
  ['GET', '/users?page=1&limit=20'],
  ['GET', '/lookup?q=someone'],
  ['GET', '/registration?q=someone@people.test'],
  ['PUT', '/users/someone/points'],
  ['PUT', '/users/someone/role'],
  ['GET', '/users/someone/ledger'],
  ['GET', '/users/someone/analyses'],
  ['GET', '/users/someone/export'],
  ['POST', '/users/someone/deletion'],
  ['GET', '/stats/users'],
  ['GET', '/stats/system'],
  ['GET', '/activity'],
  ['GET', '/settings'],
  ['PUT', '/settings'],
  ['GET', '/jobs/stuck'],
  ['POST', '/jobs/some/redispatch'],
  ['POST', '/jobs/some/refund'],
  ['POST', '/audit'],
  ['GET', '/no-such-route'],
]

async function call(token: string | null, [method, path]: [string, string]) {
  const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
  const answer = await callApi(suite, token, `/admin${path}`, { method, ...body })
  const { error } = ErrorAnswerSchema.parse(await answer.json())
  return { status: answer.status, code: error.code }
}

let member: Awaited<ReturnType<typeof newMember>>
beforeAll(async () => {
  member = await newMember(suite, db)
})

describe.each(CALLS)('%s /api/admin%s', (...which) => {
  it('is 401 without a token and 403 without the role', async () => {
    expect(await call(null, which)).toEqual({ status: 401, code: 'unauthenticated' })
    expect(await call(member.token, which)).toEqual({ status: 403, code: 'forbidden' })
  })
})

describe('the role', () => {
  it('is the stored one, at each request: taken away, the same token opens nothing more', async () => {
    const admin = await newAdmin(suite, db)
    expect((await callApi(suite, admin.token, '/admin/stats/users')).status).toBe(200)
    await db.users().doc(admin.uid).update({ role: 'user' })
    expect(await call(admin.token, ['GET', '/stats/users'])).toEqual({ status: 403, code: 'forbidden' })
  })

  it('is not believed of a claim, nor of anything but the word admin', async () => {
    const { getAuth } = await import('firebase-admin/auth')
    const { signIn } = await import('../../scripts/lib/accounts.ts')
    const claimed = await newMember(suite, db, 'claimed')
    await getAuth().setCustomUserClaims(claimed.uid, { role: 'admin', admin: true })
    const token = await signIn(suite, claimed)
    expect(await call(token, ['GET', '/users'])).toEqual({ status: 403, code: 'forbidden' })
    await db.firestore
      .collection('users')
      .doc(claimed.uid)
      .update({ role: ['admin'] })
    expect(await call(token, ['GET', '/users'])).toEqual({ status: 403, code: 'forbidden' })
  })

  it('is missing where there is no account', async () => {
    const { newPerson } = await import('../support/people.ts')
    const stranger = await newPerson(suite, 'stranger')
    expect(await call(stranger.token, ['GET', '/users'])).toEqual({ status: 403, code: 'forbidden' })
  })
})
