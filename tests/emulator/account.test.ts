import { SavedDraftAnswerSchema } from '@gaplens/contracts/drafts/saved-drafts'
import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { RECENT_SIGN_IN_MS } from '@gaplens/contracts/limits'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { closeAccount } from '../../functions/src/accounts/delete-account.ts'
import { deleteOldAnalyses, retentionCutoff } from '../../functions/src/analysis/retention.ts'
import { auditLedger } from '../../functions/src/points/audit.ts'
import { openDatabase } from '../../functions/src/runtime/database.ts'
import { upkeepFor } from '../../functions/src/runtime/process-documents.ts'
import { noteUnreadable } from '../../functions/src/runtime/unreadable-documents.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { acceptedDeletion, exportText } from '../support/account-jobs.ts'
import { newAdmin, newMember } from '../support/admins.ts'
import { documentsWith } from '../support/documents-with.ts'
import { ownApi } from '../support/own-api.ts'
import { receive } from '../support/payments.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const [sample = { targetKeyword: '', userPageUrl: '' }, another = sample] = SAMPLES
type Person = Awaited<ReturnType<typeof newMember>>

/** Someone who has used everything: a report, a chat while signed in, a purchase, a deleted report. */
async function customer(): Promise<Person> {
  const ann = await newMember(suite, db, 'ann')
  const job = await startJob(suite, ann.token, sample)
  await finishedJob(suite, ann.token, job)
  const second = await startJob(suite, ann.token, another)
  await finishedJob(suite, ann.token, second)
  await callApi(suite, ann.token, `/analyses/${second}`, { method: 'DELETE' })
  const chat = await callApi(suite, ann.token, '/chatbot', {
    json: {
      message: '點數會過期嗎',
      sessionId: `session_${crypto.randomUUID()}`,
      anonymousId: `anon_${crypto.randomUUID()}`,
      userId: ann.uid,
      pageContext: { url: 'https://gaplens.test/app', userRole: 'user', platform: 'web' },
    },
  })
  expect(chat.status).toBe(200)
  const shared = await callApi(suite, ann.token, `/analyses/${job}/shares`, {
    json: { expiresInDays: null, password: null },
  })
  expect(shared.status).toBe(201)
  const data = {
    orderId: crypto.randomUUID(),
    uid: ann.uid,
    planId: 'advanced',
    amount: 899,
    currency: 'TWD',
    invoice: { number: 'AB-12345678', taxId: '12345675', carrier: `/${ann.uid}` },
  }
  const drafted = await callApi(suite, ann.token, `/analyses/${job}/drafts`, { json: { text: '# 初稿' } })
  const { data: draft } = SavedDraftAnswerSchema.parse(await drafted.json())
  const changed = { text: '# 二稿', revision: 1, keepVersion: true }
  const saved = await put(ann, `/drafts/${draft.id}`, changed)
  expect(saved.status).toBe(200)
  await db.users().doc(ann.uid).update({ whiteLabel: true })
  const brand = { name: '安的品牌', colour: '#0b6e4f', footer: '', promptFooter: '', logo: null }
  expect((await put(ann, '/branding', brand)).status).toBe(200)
  await db
    .batches()
    .doc(`list-${ann.uid}`)
    .set({
      uid: ann.uid,
      name: '清單',
      requestHash: 'h',
      status: 'cancelled',
      open: false,
      rows: [sample],
      rowCount: 1,
      next: 0,
      inFlight: [],
      busy: false,
      ends: {},
      held: null,
      dueAt: null,
      createdAt: Timestamp.now(),
      lastStartAt: null,
      endedAt: Timestamp.now(),
      expiresAt: Timestamp.now(),
    })
  for (const path of [`users/${ann.uid}/branding/own`, `exports/${ann.uid}`])
    await noteUnreadable(db, { path, task: 't', problem: 'p', documentVersion: 2 }, new Date())
  const notice = { id: `evt_${crypto.randomUUID()}`, type: 'payment.succeeded', data }
  expect((await receive(db, notice)).outcome.status).toBe('credited')
  return ann
}

/** Calls PUT on the API. */
const put = (person: Person, path: string, body: unknown) =>
  callApi(suite, person.token, path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

const remove = (person: Person, email = person.email) =>
  callApi(suite, person.token, '/account/deletion', { json: { email } })

async function expectCode(answer: Response, status: number, code: ApiErrorCode) {
  expect(answer.status).toBe(status)
  expect(ErrorAnswerSchema.parse(await answer.json()).error.code).toBe(code)
}

describe('/api/account/profile', () => {
  const rename = (token: string, displayName: unknown) =>
    callApi(suite, token, '/account/profile', {
      method: 'PATCH',
      body: JSON.stringify({ displayName }),
      headers: { 'content-type': 'application/json' },
    })

  it('changes the name in the account and at the identity provider, and nothing else', async () => {
    const ann = await newMember(suite, db, 'ann')
    const before = (await db.users().doc(ann.uid).get()).data()
    const answer = await rename(ann.token, ' 北極星 林安 ')
    expect([answer.status, await answer.json()]).toEqual([200, { displayName: '北極星 林安' }])
    expect((await db.users().doc(ann.uid).get()).data()).toEqual({ ...before, displayName: '北極星 林安' })
    expect((await getAuth().getUser(ann.uid)).displayName).toBe('北極星 林安')
  })

  it.each([
    ['', 'name-invalid'],
    ['   ', 'name-invalid'],
    ['\u3164', 'name-invalid'],
    ['a'.repeat(101), 'name-invalid'],
    ['安\u202e林', 'name-invalid'],
    ['安\n林', 'name-invalid'],
    [5, 'name-invalid'],
  ])('refuses %j as a name', async (name, code) => {
    const ann = await newMember(suite, db, 'ann')
    const answer = await rename(ann.token, name)
    const { error } = ErrorAnswerSchema.parse(await answer.json())
    expect([answer.status, error.code]).toEqual([400, code])
    expect((await getAuth().getUser(ann.uid)).displayName).not.toBe(name)
  })

  it('creates no account for someone who has none', async () => {
    const gone = await newMember(suite, db, 'gone')
    await db.users().doc(gone.uid).delete()
    expect((await rename(gone.token, '林安')).status).toBe(409)
    expect((await db.users().doc(gone.uid).get()).exists).toBe(false)
  })
})

describe('/api/account/export', () => {
  it('gives a person everything that is kept of them, and of nobody else, as one file', async () => {
    const ann = await customer()
    const text = await exportText(suite, ann.token)
    const data = JSON.parse(text)
    expect(data).toMatchObject({
      account: { uid: ann.uid, email: ann.email },
      identity: { email: ann.email },
    })
    expect(data.analyses).toHaveLength(1)
    // What the report was made from is the person's as well, in words and not packed.
    expect(Object.keys(data.analyses[0].record[0].files)).toContain('search/answer-1.json')
    expect(data.deletedAnalyses).toHaveLength(1)
    expect(data.shares).toHaveLength(1)
    expect(data.batches).toMatchObject([{ name: '清單', rows: [sample] }])
    expect(data.branding).toMatchObject([{ name: '安的品牌' }])
    expect(data.drafts).toMatchObject([{ text: '# 二稿', versions: [{ text: '# 初稿' }] }])
    expect(data.chatSessions[0].messages[0]).toEqual({
      role: 'user',
      content: '點數會過期嗎',
      key: expect.any(String),
    })
    expect(data['paymentEvents (uid)'][0]).toMatchObject({ planId: 'advanced', amount: 899 })
    expect(data.ledger.map((entry: { kind: string }) => entry.kind).toSorted()).toEqual([
      'analysis',
      'analysis',
      'purchase',
      'signup',
    ])
    const others = (await db.users().get()).docs
      // Raw, because other tests write accounts that cannot be read.
      .map((user): unknown => user.get('email'))
      .filter((email): email is string => typeof email === 'string' && email !== ann.email)
    expect(others.filter((email) => text.includes(email))).toEqual([])
  })

  it('is for those who are signed in', async () => {
    expect((await callApi(suite, null, '/account/export')).status).toBe(401)
  })
})

describe('POST /api/account/deletion', () => {
  it('leaves nothing of the person in any collection: a sale stays for the books, without a name', async () => {
    const ann = await customer()
    expect((await documentsWith(db.firestore, ann.uid)).length).toBeGreaterThan(5)
    await exportText(suite, ann.token)
    expect(await acceptedDeletion(await remove(ann))).toBe('done')
    expect(await documentsWith(db.firestore, ann.email)).toEqual([])
    expect(await documentsWith(db.firestore, ann.uid)).toEqual([`deletedUsers/${ann.uid}`])
    await expect(getAuth().getUser(ann.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  })

  it('is answered as before when it is asked for again, and says how far it is', async () => {
    const ann = await newMember(suite, db, 'ann')
    const asked = async () => await (await callApi(suite, ann.token, '/account/deletion')).json()
    expect(await asked()).toEqual({ state: 'none' })
    await db.firestore.runTransaction(async (tx) => closeAccount(db, tx, ann.uid, new Date()))
    expect(await acceptedDeletion(await remove(ann, 'whatever'))).toBe('pending')
    expect(await asked()).toEqual({ state: 'pending' })
  })

  it('needs the account’s own address, typed', async () => {
    const ann = await newMember(suite, db, 'ann')
    await expectCode(await remove(ann, 'bob@people.test'), 400, 'email-mismatch')
    await expectCode(
      await callApi(suite, ann.token, '/account/deletion', { json: { email: ann.email, uid: 'bob' } }),
      400,
      'invalid-request',
    )
    expect((await db.users().doc(ann.uid).get()).exists).toBe(true)
  })

  it('needs a sign-in of the last 15 minutes', async () => {
    const ann = await newMember(suite, db, 'ann')
    const later = await ownApi(db, { now: () => new Date(Date.now() + RECENT_SIGN_IN_MS + 60_000) })
    const answer = await callApi(later, ann.token, '/account/deletion', { json: { email: ann.email } })
    later.close()
    await expectCode(answer, 401, 'recent-sign-in-required')
    expect((await db.users().doc(ann.uid).get()).exists).toBe(true)
  })

  it('is not for admins: the product must not lose its last one', async () => {
    await expectCode(await remove(await newAdmin(suite, db, 'root')), 409, 'admin-leaves')
  })
})

describe('analyses older than 24 months', () => {
  it('are deleted by the sweeper, and their charges stay explained', async () => {
    const own = openDatabase(db.firestore)
    const ann = await newMember(suite, db, 'ann')
    const [old, young] = await Promise.all([
      startJob(suite, ann.token, sample),
      startJob(suite, ann.token, { ...sample, targetKeyword: '剛做的' }),
    ])
    await Promise.all([finishedJob(suite, ann.token, old), finishedJob(suite, ann.token, young)])
    const now = new Date()
    await own
      .analyses()
      .doc(old)
      .update({ createdAt: Timestamp.fromMillis(retentionCutoff(now).getTime() - 1) })
    expect(await deleteOldAnalyses(upkeepFor(own, () => now, 60_000))).toBe(1)
    expect((await own.analyses().doc(old).get()).exists).toBe(false)
    expect((await own.analyses().doc(young).get()).exists).toBe(true)
    const findings: string[] = []
    await auditLedger(own, ({ uid, problem }) => void (uid === ann.uid && findings.push(problem)))
    expect(findings).toEqual([])
  })
})
