import { API_ERRORS } from '@gaplens/contracts/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashOf } from '../../functions/src/analysis/create-analysis.ts'
import { startAnalysis } from '../../functions/src/analysis/start-analysis.ts'
import { type Database, openDatabase } from '../../functions/src/runtime/database.ts'
import { admitAnalysis } from '../../functions/src/settings/admission.ts'
import { forgetSettings } from '../../functions/src/settings/settings.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { identityOf } from '../support/identity-of.ts'
import { NO_ADMIN } from '../support/opening.ts'
import { newPerson } from '../support/people.ts'
import { ownFirestore } from '../support/project.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const [sample] = SAMPLES
if (sample === undefined) throw new Error('the sandbox has no samples')
const sampleRequest = sample

async function entriesOf(uid: string) {
  const found = await db.ledger(uid).get()
  return Object.fromEntries(found.docs.map((entry) => [entry.id, entry.data()]))
}

async function pointsOf(uid: string): Promise<number> {
  return (await db.users().doc(uid).get()).data()?.points ?? Number.NaN
}

/** Leaves a person with this many points, as if they had spent the rest. */
async function leavePoints(uid: string, points: number): Promise<void> {
  await db.users().doc(uid).update({ points })
  await db
    .ledger(uid)
    .doc('spent')
    .set({
      delta: points - (await sumOf(uid)),
      balanceAfter: points,
      kind: 'adjustment',
      reason: '測試',
      actor: 'system',
      analysisId: null,
      createdAt: (await db.users().doc(uid).get()).data()?.createdAt ?? { toMillis: () => 0 },
    })
}

async function sumOf(uid: string): Promise<number> {
  return Object.values(await entriesOf(uid)).reduce((sum, entry) => sum + entry.delta, 0)
}

describe('starting an analysis', () => {
  it('opens the account with five points and takes one, each as a ledger entry', async () => {
    const mei = await newPerson(suite, 'mei')
    const jobId = await startJob(suite, mei.token, sample)
    const entries = await entriesOf(mei.uid)
    expect(entries).toMatchObject({
      signup: { delta: 5, balanceAfter: 5, kind: 'signup' },
      [`charge_${jobId}`]: { delta: -1, balanceAfter: 4, kind: 'analysis', analysisId: jobId },
    })
    const timeOf = (id: string) => entries[id]?.createdAt.toMillis() ?? Number.NaN
    expect(timeOf(`charge_${jobId}`)).toBeGreaterThan(timeOf('signup'))
    expect(await pointsOf(mei.uid)).toBe(4)
    await finishedJob(suite, mei.token, jobId)
    expect(await pointsOf(mei.uid)).toBe(4)
  })

  it('answers the same job to the same idempotency key and charges once, even at the same instant', async () => {
    const mei = await newPerson(suite, 'mei')
    const jobs = await Promise.all(
      Array.from({ length: 5 }, () => startJob(suite, mei.token, sample, 'the-same-submit')),
    )
    expect(new Set(jobs).size).toBe(1)
    expect(await pointsOf(mei.uid)).toBe(4)
  })

  it('refuses the same key with another request', async () => {
    const mei = await newPerson(suite, 'mei')
    await startJob(suite, mei.token, sample, 'the-same-submit')
    const answer = await callApi(suite, mei.token, '/analyze', {
      json: { ...sample, targetKeyword: '別的關鍵字' },
      headers: { 'idempotency-key': 'the-same-submit' },
    })
    expect(answer.status).toBe(409)
    expect(await pointsOf(mei.uid)).toBe(4)
  })

  it('refuses the same key when one of the requests asks for fresh results and the other does not', async () => {
    const mei = await newPerson(suite, 'mei')
    const request = (key: string) => ({ ...sample, ...(key === fresh && { targetKeyword: '手沖咖啡 水溫' }) })
    const send = (key: string, refresh?: boolean) =>
      callApi(suite, mei.token, '/analyze', {
        json: { ...request(key), ...(refresh !== undefined && { refresh }) },
        headers: { 'idempotency-key': key },
      })
    const [plain, fresh] = [crypto.randomUUID(), crypto.randomUUID()]
    expect((await send(plain)).status).toBe(202)
    expect([(await send(plain, false)).status, (await send(plain, true)).status]).toEqual([202, 409])
    const { jobId } = await (await send(fresh, true)).json()
    expect((await send(fresh)).status).toBe(409)
    // A version before stored a hash without `refresh`.
    const stored = await db.analyses().doc(jobId).get()
    await stored.ref.update({ requestHash: hashOf(request(fresh)) })
    expect(await (await send(fresh, true)).json()).toEqual({ jobId })
  })

  it('answers the running job when the same keyword and address are sent again', async () => {
    const mei = await newPerson(suite, 'mei')
    const [first, second] = [
      await startJob(suite, mei.token, sample),
      await startJob(suite, mei.token, sample),
    ]
    expect(second).toBe(first)
    expect(await pointsOf(mei.uid)).toBe(4)
  })

  it('refuses the fourth unfinished one', async () => {
    const mei = await newPerson(suite, 'mei')
    const hanging = 'https://faults.test/hang'
    const answers = await Promise.all(
      ['甲', '乙', '丙', '丁'].map((targetKeyword) =>
        callApi(suite, mei.token, '/analyze', { json: { targetKeyword, userPageUrl: hanging } }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([202, 202, 202, 429])
    expect(await pointsOf(mei.uid)).toBe(2)
  })

  it('with no point left is 402, and nothing is created', async () => {
    const mei = await newPerson(suite, 'mei')
    await finishedJob(suite, mei.token, await startJob(suite, mei.token, sample))
    await leavePoints(mei.uid, 0)
    const answer = await callApi(suite, mei.token, '/analyze', {
      json: { ...sample, targetKeyword: '另一個關鍵字' },
    })
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({
      error: { message: API_ERRORS['insufficient-points'].message },
    })
    expect((await db.analyses().where('uid', '==', mei.uid).count().get()).data().count).toBe(1)
    expect(await sumOf(mei.uid)).toBe(0)
  })

  it('twice at the same instant with one point left: one wins, the other is 402', async () => {
    const mei = await newPerson(suite, 'mei')
    await finishedJob(suite, mei.token, await startJob(suite, mei.token, sample))
    await leavePoints(mei.uid, 1)
    const answers = await Promise.all(
      // Both would end with a report: a point that came back would look like one that was not taken.
      ['手沖咖啡教學', '手沖咖啡 水溫'].map((targetKeyword) =>
        callApi(suite, mei.token, '/analyze', { json: { ...sample, targetKeyword } }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([202, 402])
    expect(await pointsOf(mei.uid)).toBe(0)
    expect(await sumOf(mei.uid)).toBe(0)
  })
})

describe('a request like one that is running', () => {
  let own: Database
  beforeEach(() => {
    own = openDatabase(ownFirestore('running'))
    forgetSettings()
  })

  /** Starts as the API does. @returns the analysis' id, or the code of the refusal */
  async function send(request: { refresh?: boolean; excludedUrls?: string[] }, key: string | null = null) {
    const now = new Date()
    const outcome = await startAnalysis(own, {
      identity: identityOf('mei'),
      request: { ...sampleRequest, ...request },
      idempotencyKey: key,
      opening: NO_ADMIN,
      admission: await admitAnalysis(own, 'mei', now),
      now,
    })
    return outcome.kind === 'refused' ? outcome.refusal.code : outcome.id
  }
  const points = async () => (await own.users().doc('mei').get()).data()?.points

  it('joins it without a point, with or without a wish for fresh results, as what runs is fresh', async () => {
    const plain = await send({})
    expect([await send({ refresh: true }), await send({ refresh: false }), await send({})]).toEqual([
      plain,
      plain,
      plain,
    ])
    expect(await points()).toBe(4)
  })

  it('joins one that fetches everything again, whatever it asks for itself', async () => {
    await own.settings().set({ cacheHours: 24 })
    const fresh = await send({ refresh: true })
    expect([await send({}), await send({ refresh: true })]).toEqual([fresh, fresh])
    expect(await points()).toBe(4)
  })

  it('does not join one that may reuse earlier results where it asks for fresh ones', async () => {
    await own.settings().set({ cacheHours: 24 })
    const plain = await send({})
    const fresh = await send({ refresh: true })
    expect(fresh).toHaveLength(24)
    expect(fresh).not.toBe(plain)
    expect(await points()).toBe(3)
  })

  it('does not join one that leaves out other pages', async () => {
    expect(await send({ excludedUrls: ['https://shop.example/'], refresh: true })).not.toBe(await send({}))
    expect(await points()).toBe(3)
  })

  it('under a key of another body is refused, though it could join', async () => {
    const plain = await send({}, 'key')
    expect(await send({ refresh: true }, 'key')).toBe('idempotency-conflict')
    expect(await send({}, 'key')).toBe(plain)
    expect(await points()).toBe(4)
  })

  it('has its key remembered: the same request gets the same answer once it has ended, another is refused', async () => {
    const plain = await send({})
    expect(await send({ refresh: true }, 'key')).toBe(plain)
    expect(await send({}, 'key')).toBe('idempotency-conflict')
    expect(await send({ excludedUrls: ['https://shop.example/'] }, 'key')).toBe('idempotency-conflict')
    await own.users().doc('mei').update({ unfinished: {} })
    expect(await send({ refresh: true }, 'key')).toBe(plain)
    expect(await points()).toBe(4)
  })

  it('remembers the keys for analyses that have ended too, until there are too many', async () => {
    await send({})
    await send({}, 'first')
    await own.users().doc('mei').update({ unfinished: {} })
    const next = await send({}, 'second')
    expect(await send({}, 'third')).toBe(next)
    const joined = (await own.users().doc('mei').get()).data()?.joined ?? {}
    expect(Object.values(joined).map(({ analysisId }) => analysisId)).toContain(next)
    expect(Object.keys(joined)).toHaveLength(2)
  })
})
