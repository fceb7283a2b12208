import {
  type AccountSignals,
  AccountSignalsSchema,
  AdminUserListSchema,
  type BlockUserRequest,
} from '@gaplens/contracts/admin/requests'
import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { getAuth } from 'firebase-admin/auth'
import { describe, expect, it } from 'vitest'
import { markBlocked } from '../../functions/src/accounts/block-account.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { signIn } from '../../scripts/lib/accounts.ts'
import { callApi, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin, newMember, put } from '../support/admins.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const [sample = { targetKeyword: '', userPageUrl: '' }] = SAMPLES

async function expectCode(answer: Response, status: number, code: ApiErrorCode) {
  expect([answer.status, ErrorAnswerSchema.parse(await answer.json()).error.code]).toEqual([status, code])
}

const block = (token: string, uid: string, change: Partial<BlockUserRequest> = {}) =>
  put(suite, token, `/users/${uid}/block`, { blocked: true, reason: '重複領取贈點', ...change })

async function signalsOf(token: string, uid: string): Promise<AccountSignals> {
  const answer = await callApi(suite, token, `/admin/users/${uid}/signals`)
  return AccountSignalsSchema.parse(await answer.json())
}

describe('an admin blocks an account', () => {
  it('and its next request is refused, reading as well as starting, on every route', async () => {
    const [admin, mei] = await Promise.all([newAdmin(suite, db), newMember(suite, db, 'mei')])
    expect((await callApi(suite, mei.token, '/analyses')).status).toBe(200)
    // The mark alone, as where the identity provider is not asked and the token is still good.
    await db.firestore.runTransaction(async (tx) => markBlocked(db, tx, mei.uid, true, new Date()))
    for (const path of ['/analyses', '/account/ledger', '/account/export', '/estimate'])
      await expectCode(await callApi(suite, mei.token, path), 403, 'account-disabled')
    await db.firestore.runTransaction(async (tx) => markBlocked(db, tx, mei.uid, false, new Date()))
    expect((await block(admin.token, mei.uid)).status).toBe(200)
    // The identity provider has disabled it: where it is asked, the token is good for nothing.
    await expectCode(await callApi(suite, mei.token, '/analyze', { json: sample }), 401, 'unauthenticated')
    expect((await getAuth().getUser(mei.uid)).disabled).toBe(true)
    expect((await db.users().doc(mei.uid).get()).data()?.points).toBe(5)
    const lines = (await db.activity().where('target.id', '==', mei.uid).get()).docs.map((l) => l.data())
    expect(lines).toMatchObject([
      { action: 'user.blocked', actor: { uid: admin.uid }, reason: '重複領取贈點' },
    ])
  })

  it('and lifts it: whoever signs in again has everything as it was', async () => {
    const [admin, mei] = await Promise.all([newAdmin(suite, db), newMember(suite, db, 'mei')])
    await block(admin.token, mei.uid)
    await block(admin.token, mei.uid)
    expect((await signalsOf(admin.token, mei.uid)).blockedAt).not.toBeNull()
    await block(admin.token, mei.uid, { blocked: false, reason: '已說明' })
    const lifted = { blockedAt: null, blockReason: null }
    expect(await signalsOf(admin.token, mei.uid)).toMatchObject(lifted)
    expect((await getAuth().getUser(mei.uid)).disabled).toBe(false)
    // The sessions of before have ended for good.
    const anew = await signIn(suite, mei)
    expect((await callApi(suite, anew, '/analyses')).status).toBe(200)
    const lines = (await db.activity().where('target.id', '==', mei.uid).get()).docs
    expect(lines).toHaveLength(2)
  })

  it('which the list shows, and the account with the reason of the last time', async () => {
    const [admin, mei] = await Promise.all([newAdmin(suite, db), newMember(suite, db, 'mei')])
    const inList = async () => {
      const found = await callApi(suite, admin.token, `/admin/lookup?q=${mei.uid}`)
      return AdminUserListSchema.parse(await found.json())[0]?.blockedAt
    }
    expect(await inList()).toBeNull()
    await block(admin.token, mei.uid, { reason: '第一次' })
    await block(admin.token, mei.uid, { blocked: false, reason: '已說明' })
    await block(admin.token, mei.uid, { reason: '又重複領取贈點' })
    const { blockedAt, blockReason } = await signalsOf(admin.token, mei.uid)
    expect(blockReason).toBe('又重複領取贈點')
    expect(await inList()).toBe(blockedAt)
  })

  it('but no admin’s, not their own, none that is not there, and not without a reason', async () => {
    const [admin, another, mei] = await Promise.all([
      newAdmin(suite, db),
      newAdmin(suite, db),
      newMember(suite, db, 'mei'),
    ])
    await expectCode(await block(admin.token, admin.uid), 409, 'own-account')
    await expectCode(await block(admin.token, another.uid), 409, 'admin-account')
    await expectCode(await block(admin.token, 'nobody'), 404, 'not-found')
    await expectCode(await block(admin.token, mei.uid, { reason: ' ' }), 400, 'reason-invalid')
    await expectCode(await block(mei.token, another.uid), 403, 'forbidden')
  })
})

describe('beside it an admin sees', () => {
  it('whether the address is a disposable one, and how much was started and given back', async () => {
    const [admin, mei] = await Promise.all([newAdmin(suite, db), newMember(suite, db, 'mei')])
    await startJob(suite, mei.token, { targetKeyword: '甲', userPageUrl: 'https://faults.test/hang' })
    expect(await signalsOf(admin.token, mei.uid)).toEqual({
      blockedAt: null,
      blockReason: null,
      disposableAddress: false,
      hasBought: false,
      whiteLabel: false,
      giftRefused: false,
      startedToday: 1,
      startedLastHour: 1,
      refundedToday: 0,
      unfinished: 1,
    })
    await db.users().doc(mei.uid).update({ email: 'mei@mailinator.com' })
    expect(await signalsOf(admin.token, mei.uid)).toMatchObject({ disposableAddress: true })
  })
})
