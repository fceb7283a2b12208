import { COLLECTIONS } from '@gaplens/contracts/collections'
import { getAuth } from 'firebase-admin/auth'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeAccount, finishDeletions } from '../../functions/src/accounts/delete-account.ts'
import { MENTIONS, PERSONAL_DATA } from '../../functions/src/accounts/personal-data.ts'
import { upkeepFor } from '../../functions/src/runtime/process-documents.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { acceptedDeletion, exportText } from '../support/account-jobs.ts'
import { newAdmin, newMember, put } from '../support/admins.ts'
import { documentsWith } from '../support/documents-with.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const sample = SAMPLES[0] ?? { targetKeyword: '', userPageUrl: '' }
let admin: Awaited<ReturnType<typeof newAdmin>>
beforeAll(async () => {
  admin = await newAdmin(suite, db)
})

/** Someone with an entry in every place: two analyses, one deleted, an adjustment, a running job. */
async function busyMember() {
  const mei = await newMember(suite, db, 'mei')
  const first = await startJob(suite, mei.token, sample)
  await finishedJob(suite, mei.token, first)
  await finishedJob(
    suite,
    mei.token,
    await startJob(suite, mei.token, { ...sample, targetKeyword: '留著的' }),
  )
  await callApi(suite, mei.token, `/analyses/${first}`, { method: 'DELETE' })
  await put(suite, admin.token, `/users/${mei.uid}/points`, { pointsToAdd: 5, reason: '補點' })
  const running = await startJob(suite, mei.token, {
    targetKeyword: '還在跑的',
    userPageUrl: 'https://faults.test/hang',
  })
  await db.work(running).set({ overview: Buffer.from('x') })
  return mei
}

const remove = (uid: string, reason = '本人來信要求') =>
  callApi(suite, admin.token, `/admin/users/${uid}/deletion`, { json: { reason } })

describe('the export of an account', () => {
  it('is one JSON file with everything that is kept of it', async () => {
    const mei = await busyMember()
    const path = `/admin/users/${mei.uid}/export`
    const text = await exportText(suite, admin.token, path)
    // Who has acted on the account is another person's data.
    for (const identity of [admin.uid, admin.email]) expect(text).not.toContain(identity)
    const data = JSON.parse(text)
    expect(data).toMatchObject({
      account: { uid: mei.uid, email: mei.email, points: 7 },
      identity: { email: mei.email, providers: ['password'] },
    })
    expect(data.account.createdAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(data.ledger).toHaveLength(5)
    expect(data.deletedAnalyses).toHaveLength(1)
    expect(data.analyses).toHaveLength(2)
    expect(data.analyses.find((a: { result: unknown }) => a.result !== null).result.reportFooter).toBeTruthy()
    expect(data['activity (target.id)'].length).toBeGreaterThan(0)
    // It is read by the admin who asked for it alone: neither by another one, nor by its owner.
    const other = await newAdmin(suite, db, 'other')
    const unseen = { state: 'none', documents: 0, parts: 0, bytes: 0, expiresAt: null }
    expect(await (await callApi(suite, other.token, path)).json()).toEqual(unseen)
    expect((await callApi(suite, other.token, `${path}/parts/0`)).status).toBe(404)
    expect(await (await callApi(suite, mei.token, '/account/export')).json()).toEqual(unseen)
  })

  it('of nobody is 404', async () => {
    const asked = await callApi(suite, admin.token, '/admin/users/nobody/export', { method: 'POST' })
    expect(asked.status).toBe(404)
  })
})

describe('the deletion of an account', () => {
  it('leaves nothing of the person in any collection, nor in the identity provider', async () => {
    const mei = await busyMember()
    expect(await documentsWith(db.firestore, mei.email)).not.toEqual([])
    expect(await acceptedDeletion(await remove(mei.uid))).toBe('done')

    expect(await documentsWith(db.firestore, mei.email)).toEqual([])
    // What still names the account by its id: the mark that it is gone, and the admins' own log, without a name.
    const left = await documentsWith(db.firestore, mei.uid)
    expect(left.filter((path) => !path.startsWith('activity/'))).toEqual([`deletedUsers/${mei.uid}`])
    const lines = (await db.activity().where('target.id', '==', mei.uid).get()).docs.map((l) => l.data())
    expect(lines.map((line) => line.action).toSorted()).toEqual(['points.adjusted', 'user.deleted'])
    for (const line of lines) expect(line.target.label).toBe('')
    await expect(getAuth().getUser(mei.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })

    // A token that is still valid begins nothing, and a repeated request finds it done.
    const start = await callApi(suite, mei.token, '/analyze', { json: sample })
    expect([403, 401]).toContain(start.status)
    expect((await db.users().doc(mei.uid).get()).exists).toBe(false)
    expect(await acceptedDeletion(await remove(mei.uid))).toBe('done')
    const asked = await callApi(suite, admin.token, `/admin/users/${mei.uid}/deletion`)
    expect(await asked.json()).toEqual({ state: 'done' })
    expect((await db.activity().where('target.id', '==', mei.uid).get()).size).toBe(2)
  })

  it('knows every collection: each is below the account, owned by field, or holds nothing of a person', () => {
    const impersonal = [
      'deletedUsers',
      // Keyed hashes and the ids of analyses: neither says whose.
      'giftedAddresses',
      'bootstrap',
      'starts',
      'activity',
      'settings',
      'stats',
      'jobEnds',
      'statDays',
      'rateLimits',
      'setAside',
      'upkeep',
      'providers',
      // What the public web answered, by a hash of what was asked; nothing says who asked.
      'serpCache',
      'pageCache',
    ]
    const owned = [...PERSONAL_DATA, ...MENTIONS].map(({ collection }) => collection)
    const covered = Object.entries(COLLECTIONS).filter(
      ([name, { path }]) =>
        path.startsWith('users/{uid}') ||
        owned.some((owner) => path.startsWith(`${owner}/`)) ||
        impersonal.includes(name),
    )
    expect(covered.map(([name]) => name)).toEqual(Object.keys(COLLECTIONS))
  })

  it('that a crash cut short is finished by the sweeper', async () => {
    const mei = await busyMember()
    const begun = new Date(Date.now() - 10 * 60_000)
    await db.firestore.runTransaction(async (tx) => closeAccount(db, tx, mei.uid, begun))
    await finishDeletions(upkeepFor(db, () => new Date(), 60_000))
    const left = await documentsWith(db.firestore, mei.uid)
    expect(left.filter((path) => !path.startsWith('activity/'))).toEqual([`deletedUsers/${mei.uid}`])
    expect((await db.deletedUsers().doc(mei.uid).get()).data()?.finished).toBe(true)
  })

  it('is refused for oneself, for an admin, without a reason, and for nobody', async () => {
    const other = await newAdmin(suite, db, 'other')
    const code = async (answer: Response) => [answer.status, (await answer.json()).error.code]
    expect(await code(await remove(admin.uid))).toEqual([409, 'own-account'])
    expect(await code(await remove(other.uid))).toEqual([409, 'admin-account'])
    expect(await code(await remove('nobody'))).toEqual([404, 'not-found'])
    const mei = await newMember(suite, db, 'mei')
    expect(await code(await remove(mei.uid, ' '))).toEqual([400, 'reason-invalid'])
    expect((await db.users().doc(mei.uid).get()).exists).toBe(true)
  })
})
