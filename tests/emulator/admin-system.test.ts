import { AuditAnswerSchema, StuckJobsAnswerSchema } from '@gaplens/contracts/admin/requests'
import { DEFAULT_SETTINGS, SettingsSchema } from '@gaplens/contracts/admin/settings'
import type { AnalysisDocument } from '@gaplens/contracts/analysis/job'
import { SavedDraftAnswerSchema } from '@gaplens/contracts/drafts/saved-drafts'
import { API_ERRORS } from '@gaplens/contracts/errors'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { unparsedDocument } from '../../functions/src/runtime/database.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin, newMember, put } from '../support/admins.ts'
import { beginAnalysis } from '../support/begin-analysis.ts'
import { NO_ADMIN } from '../support/opening.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const [sample] = SAMPLES
if (sample === undefined) throw new Error('the sandbox has no samples')
let admin: Awaited<ReturnType<typeof newAdmin>>
beforeAll(async () => {
  admin = await newAdmin(suite, db)
})

describe('the settings', () => {
  afterEach(async () => {
    const { maxUnfinished, dailyPerUser, ...rest } = DEFAULT_SETTINGS
    expect(
      (await put(suite, admin.token, '/settings', { ...rest, maxUnfinished, dailyPerUser })).status,
    ).toBe(200)
  })
  const read = async () =>
    SettingsSchema.parse(await (await callApi(suite, admin.token, '/admin/settings')).json())

  it('one of which cannot be used leaves the others and the screen, where saving it mends it', async () => {
    const stored = unparsedDocument(db.settings())
    await stored.set({ dailyPerUser: 5_000_000 }, { merge: true })
    expect(await read()).toEqual(DEFAULT_SETTINGS)
    const { dailyPerUser } = DEFAULT_SETTINGS
    expect((await put(suite, admin.token, '/settings', { dailyPerUser })).status).toBe(200)
    expect((await stored.get()).get('dailyPerUser')).toBe(dailyPerUser)
  })

  it('change by field, and the log says what was and what is', async () => {
    await put(suite, admin.token, '/settings', { chatbotEnabled: false })
    await put(suite, admin.token, '/settings', { dailyPerUser: 7 })
    expect(await read()).toEqual({ ...DEFAULT_SETTINGS, chatbotEnabled: false, dailyPerUser: 7 })
    const lines = (await db.activity().where('actor.uid', '==', admin.uid).get()).docs.map((l) => l.data())
    expect(lines).toContainEqual(
      expect.objectContaining({
        action: 'settings.changed',
        before: { dailyPerUser: DEFAULT_SETTINGS.dailyPerUser },
        after: { dailyPerUser: 7 },
      }),
    )
  })

  it('switch analyses off: 503 with the admin’s notice, no point taken; what was begun is still answered', async () => {
    const mei = await newMember(suite, db, 'mei')
    const begun = await startJob(suite, mei.token, sample, 'begun-before')
    await finishedJob(suite, mei.token, begun)
    const analysesNotice = '系統維護中，晚上八點恢復。'
    await put(suite, admin.token, '/settings', { analysesEnabled: false, analysesNotice })
    const refused = await callApi(suite, mei.token, '/analyze', { json: sample })
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({
      error: { code: 'analyses-paused', message: analysesNotice },
    })
    expect((await db.users().doc(mei.uid).get()).data()?.points).toBe(4)
    expect(await startJob(suite, mei.token, sample, 'begun-before')).toBe(begun)

    await put(suite, admin.token, '/settings', { analysesNotice: '' })
    const plain = await (await callApi(suite, mei.token, '/analyze', { json: sample })).json()
    expect(plain).toMatchObject({ error: { message: API_ERRORS['analyses-paused'].message } })
    await put(suite, admin.token, '/settings', { analysesEnabled: true })
    expect((await callApi(suite, mei.token, '/analyze', { json: sample })).status).toBe(202)
  })

  it('bound what one user starts in a day', async () => {
    await put(suite, admin.token, '/settings', { dailyPerUser: 1 })
    const mei = await newMember(suite, db, 'mei')
    const id = await startJob(suite, mei.token, sample)
    await callApi(suite, mei.token, `/analyses/${id}`, { method: 'DELETE' })
    const second = await callApi(suite, mei.token, '/analyze', {
      json: { ...sample, targetKeyword: '另一個' },
    })
    expect(second.status).toBe(429)
    expect(await second.json()).toMatchObject({ error: { code: 'daily-limit' } })
  })

  it('bound what one user runs at the same time', async () => {
    await put(suite, admin.token, '/settings', { maxUnfinished: 1 })
    const mei = await newMember(suite, db, 'mei')
    const hanging = { targetKeyword: '甲', userPageUrl: 'https://faults.test/hang' }
    await startJob(suite, mei.token, hanging)
    const second = await callApi(suite, mei.token, '/analyze', { json: { ...hanging, targetKeyword: '乙' } })
    expect(second.status).toBe(429)
  })

  it('bound share links, drafts, archives and open batches, each with words', async () => {
    const mei = await newMember(suite, db, 'mei')
    const job = await startJob(suite, mei.token, sample)
    await finishedJob(suite, mei.token, job)
    const share = async () =>
      await callApi(suite, mei.token, `/analyses/${job}/shares`, {
        json: { expiresInDays: null, password: null },
      })
    const archive = async () => await callApi(suite, mei.token, `/export/archive/${job}`)
    const refusal = async (answer: Response) => {
      const { error } = (await answer.json()) as { error: { code: string; message: string } }
      return [answer.status, error.code, error.message]
    }

    await put(suite, admin.token, '/settings', { sharesPerAnalysis: 0 })
    expect(await refusal(await share())).toEqual([503, 'shares-off', API_ERRORS['shares-off'].message])
    await put(suite, admin.token, '/settings', { sharesPerAnalysis: 1 })
    expect((await share()).status).toBe(201)
    expect(await refusal(await share())).toEqual([
      409,
      'too-many-shares',
      '一份報告最多 1 個分享連結，請先撤銷不用的連結。',
    ])
    await put(suite, admin.token, '/settings', { sharesPerAnalysis: 10, sharesPerAccount: 1 })
    expect(await refusal(await share())).toEqual([
      409,
      'account-shares',
      API_ERRORS['account-shares'].message,
    ])

    const begin = async (text: string) =>
      await callApi(suite, mei.token, `/analyses/${job}/drafts`, { json: { text } })
    await put(suite, admin.token, '/settings', { draftsPerAccount: 0 })
    expect(await refusal(await begin('甲'))).toEqual([503, 'drafts-off', API_ERRORS['drafts-off'].message])
    await put(suite, admin.token, '/settings', {
      draftsPerAccount: 2,
      draftsPerAnalysis: 1,
      draftMaxCharacters: 1_000,
    })
    expect(await refusal(await begin('字'.repeat(1_001)))).toEqual([
      400,
      'draft-too-long',
      '草稿請勿超過 1,000 個字元。',
    ])
    const { data: long } = SavedDraftAnswerSchema.parse(await (await begin('字'.repeat(1_000))).json())
    expect(long.maxCharacters).toBe(1_000)
    expect(await refusal(await begin('乙'))).toEqual([
      409,
      'too-many-drafts',
      '一份報告最多 1 份草稿，請先刪除不用的草稿。',
    ])
    await put(suite, admin.token, '/settings', { draftsPerAnalysis: 2, draftsPerAccount: 1 })
    expect(await refusal(await begin('乙'))).toEqual([
      409,
      'drafts-full',
      '這個帳號的草稿已達 1 份，請先刪除不用的草稿。',
    ])
    const save = async (text: string) =>
      await callApi(suite, mei.token, `/drafts/${long.id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, revision: 1 }),
      })
    expect(await refusal(await save('字'.repeat(1_001)))).toEqual([
      400,
      'draft-too-long',
      '草稿請勿超過 1,000 個字元。',
    ])

    await put(suite, admin.token, '/settings', { dailyArchives: 2 })
    // One after another: of requests at the same instant fewer may pass than the limit allows, but never more.
    expect((await archive()).status).toBe(200)
    expect((await archive()).status).toBe(200)
    const late = await archive()
    expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
    expect((await refusal(late)).slice(0, 2)).toEqual([429, 'archive-limit'])

    await put(suite, admin.token, '/settings', { openBatches: 1 })
    const batch = (targetKeyword: string) =>
      callApi(suite, mei.token, '/batches', {
        json: { name: '', rows: [{ targetKeyword, userPageUrl: 'https://faults.test/hang' }] },
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
    expect((await batch('甲')).status).toBe(202)
    expect(await refusal(await batch('乙'))).toEqual([
      429,
      'too-many-batches',
      '同時進行的批次已達 1 個，請等其中一個完成後再開始。',
    ])
  })

  it.each<{ [name: string]: unknown }>([
    {},
    { openBatches: 0 },
    { sharesPerAnalysis: 51 },
    { sharesPerAccount: -1 },
    { draftsPerAnalysis: 51 },
    { draftMaxCharacters: 60_001 },
    { dailyArchives: 10_001 },
    { unknown: true },
    { chatbotEnabled: 'true' },
    { dailyPerUser: 0 },
    { maxUnfinished: 2.5 },
    { dailyFree: DEFAULT_SETTINGS.dailyTotal + 1 },
    { dailyTotal: DEFAULT_SETTINGS.dailyFree - 1 },
    { searchPriceUsd: -1 },
    { analysesNotice: '字'.repeat(201) },
  ])('refuse %o', async (change) => {
    expect((await put(suite, admin.token, '/settings', change)).status).toBe(400)
  })
})

/** An analysis that lost its task long ago: made by the real start, then left alone. */
async function stuckJob(change: Partial<AnalysisDocument> = {}): Promise<{ id: string; uid: string }> {
  const mei = await newMember(suite, db, 'mei')
  const identity = { ...mei, emailVerified: true, photoURL: null, providers: ['password'] }
  const request = { targetKeyword: '卡住的分析', userPageUrl: 'https://faults.test/hang' }
  const id = await beginAnalysis(db, {
    identity,
    request,
    idempotencyKey: crypto.randomUUID(),
    opening: NO_ADMIN,
    now: new Date(),
  })
  // The trigger takes it up at once; when its worker has begun, its lease is set back as if it had died.
  await expect.poll(async () => (await db.analyses().doc(id).get()).data()?.status).toBe('processing')
  const longAgo = Timestamp.fromMillis(Date.now() - 5 * 60_000)
  await db
    .analyses()
    .doc(id)
    .update({ createdAt: longAgo, leaseUntil: longAgo, attempt: 3, ...change })
  return { id, uid: mei.uid }
}

describe('stuck jobs', () => {
  it('are listed, and ended with the point given back, once', async () => {
    const { id, uid } = await stuckJob()
    const listed = await callApi(suite, admin.token, '/admin/jobs/stuck')
    const { data } = StuckJobsAnswerSchema.parse(await listed.json())
    expect(data.find((job) => job.id === id)).toMatchObject({ uid, targetKeyword: '卡住的分析' })
    expect((await db.users().doc(uid).get()).data()?.points).toBe(4)

    const refund = () => callApi(suite, admin.token, `/admin/jobs/${id}/refund`, { method: 'POST' })
    const ended = await refund()
    expect([ended.status, await ended.json()]).toEqual([200, { id, refunded: true }])
    expect((await db.users().doc(uid).get()).data()?.points).toBe(5)
    expect((await db.analyses().doc(id).get()).data()).toMatchObject({ status: 'failed' })
    const again = await refund()
    expect([again.status, (await again.json()).error.code]).toEqual([409, 'job-finished'])
    expect((await db.users().doc(uid).get()).data()?.points).toBe(5)
    const lines = (await db.activity().where('target.id', '==', id).get()).docs.map((line) => line.data())
    expect(lines).toMatchObject([
      { action: 'job.refunded', actor: { uid: admin.uid }, after: { status: 'failed', refunded: true } },
    ])
  })

  it('are sent round again', async () => {
    const { id } = await stuckJob({ attempt: 2 })
    const answer = await callApi(suite, admin.token, `/admin/jobs/${id}/redispatch`, { method: 'POST' })
    expect(answer.status).toBe(200)
    await expect.poll(async () => (await db.analyses().doc(id).get()).data()?.attempt).toBe(3)
  })

  it('in the hands of a living worker, finished, or not there, are left alone', async () => {
    const { id } = await stuckJob({ leaseUntil: Timestamp.fromMillis(Date.now() + 60_000) })
    for (const action of ['redispatch', 'refund']) {
      const held = await callApi(suite, admin.token, `/admin/jobs/${id}/${action}`, { method: 'POST' })
      expect([held.status, (await held.json()).error.code]).toEqual([409, 'job-running'])
      const gone = await callApi(suite, admin.token, `/admin/jobs/nothing/${action}`, { method: 'POST' })
      expect(gone.status).toBe(404)
    }
    await db.analyses().doc(id).delete()
  })
})

describe('the ledger audit', () => {
  it('walks all accounts page by page and finds a balance that is not its entries’ sum', async () => {
    const mei = await newMember(suite, db, 'mei')
    await db.users().doc(mei.uid).update({ points: 500 })
    try {
      let after: string | null = null
      const findings: string[] = []
      do {
        const answer: Response = await callApi(suite, admin.token, '/admin/audit', { json: { after } })
        const page = AuditAnswerSchema.parse(await answer.json())
        findings.push(...page.findings.filter((finding) => finding.uid === mei.uid).map((f) => f.problem))
        after = page.next
      } while (after !== null)
      expect(findings).toEqual(['balance-differs'])
    } finally {
      await db.users().doc(mei.uid).update({ points: 5 })
    }
  })
})
