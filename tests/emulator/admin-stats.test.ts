import type { JobEnd } from '@gaplens/contracts/admin/stats'
import { SystemStatsSchema, UserStatsSchema } from '@gaplens/contracts/admin/stats'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { recordBootstrap } from '../../functions/src/points/bootstrap-admin.ts'
import { openAccount } from '../../functions/src/points/open-account.ts'
import { openDatabase } from '../../functions/src/runtime/database.ts'
import { foldJobEnds, recordJobEnd } from '../../functions/src/stats/job-ends.ts'
import { systemStats } from '../../functions/src/stats/system-stats.ts'
import { countAccounts, countAnalysesToday, freshFor } from '../../functions/src/stats/user-stats.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin } from '../support/admins.ts'
import { newPerson } from '../support/people.ts'
import { ownFirestore } from '../support/project.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()

describe('analyses of today', () => {
  it('are those since midnight in Taipei', async () => {
    const firestore = ownFirestore('today')
    const times = [
      '2026-11-20T15:59:59.999Z',
      '2026-11-20T16:00:00.000Z',
      '2026-11-21T04:00:00.000Z',
      '2026-11-21T15:59:59.999Z',
    ]
    for (const [at, time] of times.entries())
      await firestore.doc(`analyses/a${at}`).set({ createdAt: Timestamp.fromDate(new Date(time)) })
    const db = openDatabase(firestore)
    expect(await countAnalysesToday(db, new Date('2026-11-21T15:59:59.999Z'))).toBe(3)
    expect(await countAnalysesToday(db, new Date('2026-11-20T15:59:59.999Z'))).toBe(4)
    expect(await countAnalysesToday(db, new Date('2026-11-21T16:00:00.000Z'))).toBe(0)
  })
})

describe('the figures of the accounts', () => {
  it('follow at once while there are up to a thousand, and are counted more rarely the more there are', () => {
    expect([1_000, 20_000, 1_000_000].map(freshFor)).toEqual([0, 9_500, 499_500])
  })

  it('leave out the points that the first admin began with, whoever is made admin later', async () => {
    const db = openDatabase(ownFirestore('first-admin'))
    const person = (uid: string, email: string) =>
      ({
        uid,
        email,
        emailVerified: true,
        displayName: null,
        photoURL: null,
        providers: ['password'],
      }) as const
    const opening = { adminEmail: 'root@people.test', addressKey: null }
    for (const identity of [person('root', 'root@people.test'), person('mei', 'mei@people.test')])
      await db.firestore.runTransaction((tx) => openAccount(db, tx, identity, opening, new Date()))
    await db.firestore.runTransaction(async (tx) => recordBootstrap(db, tx, new Date()))
    expect((await db.users().doc('root').get()).data()?.points).toBe(999_999)
    expect(await countAccounts(db, new Date())).toMatchObject({
      totalUsers: 2,
      totalPoints: 5,
      pointsLeftOut: 999_999,
    })
  })

  it('are what the database holds', async () => {
    const db = suiteDatabase(suite)
    const admin = await newAdmin(suite, db)
    const stats = async () =>
      UserStatsSchema.parse(await (await callApi(suite, admin.token, '/admin/stats/users')).json())
    const before = await stats()
    await newAdmin(suite, db, 'another')
    const after = await stats()
    expect(after).toMatchObject({
      totalUsers: before.totalUsers + 1,
      adminUsers: before.adminUsers + 1,
      totalPoints: before.totalPoints + 5,
      analysesToday: before.analysesToday,
    })
  })
})

const END: Omit<JobEnd, 'endedAt'> = {
  status: 'completed',
  error: null,
  durationMs: 30_000,
  searches: 1,
  modelCalls: 2,
  promptTokens: 1_000,
  outputTokens: 100,
  modelCostUsd: 0.01,
}

describe('the statistics of jobs', () => {
  it('add every end to its day once, however many add them at the same time', async () => {
    const firestore = ownFirestore('ends')
    const db = openDatabase(firestore)
    const ends: JobEnd[] = [
      ...Array.from({ length: 40 }, (_, at) => ({
        ...END,
        durationMs: 1_000 * (at + 1),
        endedAt: Timestamp.fromDate(new Date('2026-11-21T02:00:00Z')),
      })),
      {
        ...END,
        status: 'completed_with_errors',
        endedAt: Timestamp.fromDate(new Date('2026-11-20T15:59:00Z')),
      },
      {
        ...END,
        status: 'failed',
        error: 'search-quota',
        modelCalls: 0,
        modelCostUsd: null,
        endedAt: Timestamp.fromDate(new Date('2026-11-20T16:01:00Z')),
      },
    ]
    for (const [at, end] of ends.entries())
      await firestore.runTransaction(async (tx) => recordJobEnd(db, tx, `a${at}`, end))
    const fold = () => foldJobEnds(db, { now: () => new Date(), hasTime: () => true })
    await Promise.all([fold(), fold(), fold()])
    expect((await db.jobEnds().get()).size).toBe(0)

    const now = new Date('2026-11-21T12:00:00Z')
    const stats = SystemStatsSchema.parse(await systemStats(db, now, 7, 0.015))
    expect(stats.days.map(({ day, runs }) => [day, runs])).toEqual([
      ['2026-11-15', 0],
      ['2026-11-16', 0],
      ['2026-11-17', 0],
      ['2026-11-18', 0],
      ['2026-11-19', 0],
      ['2026-11-20', 1],
      ['2026-11-21', 41],
    ])
    expect(stats.today).toMatchObject({ runs: 41, completed: 40, failed: 1, successRate: 40 / 41 })
    expect(stats.today.medianMs).toBeGreaterThan(19_000)
    expect(stats.today.medianMs).toBeLessThan(21_000)
    expect(stats.today.p95Ms).toBeGreaterThan(36_000)
    expect(stats.today.p95Ms).toBeLessThan(40_000)
    expect(stats.total).toMatchObject({ searches: 42, modelCalls: 82 })
    expect(stats.total.modelCostUsd).toBeCloseTo(0.41)
    expect(stats.total.searchCostUsd).toBeCloseTo(42 * 0.015)
    expect(stats.errors).toEqual([{ code: 'search-quota', count: 1 }])
    expect(stats.days[0]).toMatchObject({ successRate: null, medianMs: null, p95Ms: null })
  })

  it('leave the total cost unknown if one cost is unknown', async () => {
    const firestore = ownFirestore('cost')
    const db = openDatabase(firestore)
    const now = new Date('2026-11-21T12:00:00Z')
    const end = { ...END, modelCostUsd: null, endedAt: Timestamp.fromDate(now) }
    await firestore.runTransaction(async (tx) => recordJobEnd(db, tx, 'a', end))
    const { today } = await systemStats(db, now, 7, null)
    expect(today).toMatchObject({ runs: 1, modelCostUsd: null, searchCostUsd: null })
  })

  it('count a real job when it ends', async () => {
    const [sample] = SAMPLES
    if (sample === undefined) throw new Error('the sandbox has no samples')
    const db = suiteDatabase(suite)
    const [admin, mei] = [await newAdmin(suite, db), await newPerson(suite, 'mei')]
    const stats = async () =>
      SystemStatsSchema.parse(await (await callApi(suite, admin.token, '/admin/stats/system?days=7')).json())
    const before = (await stats()).today
    await finishedJob(suite, mei.token, await startJob(suite, mei.token, sample))
    const { today, days } = await stats()
    expect(today.runs).toBeGreaterThan(before.runs)
    expect(today.searches).toBeGreaterThan(before.searches)
    expect(today.medianMs).toBeGreaterThan(0)
    expect(days).toHaveLength(7)
  })

  it.each(['6', '0', 'x', ''])('refuse days=%s', async (days) => {
    const admin = await newAdmin(suite, suiteDatabase(suite))
    expect((await callApi(suite, admin.token, `/admin/stats/system?days=${days}`)).status).toBe(400)
  })
})
