import { DEFAULT_SETTINGS } from '@gaplens/contracts/admin/settings'
import { ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteAnalysis } from '../../functions/src/analysis/delete-analysis.ts'
import { cancelJob } from '../../functions/src/analysis/job/cancel.ts'
import { failJob } from '../../functions/src/analysis/job/fail-job.ts'
import { takeLease } from '../../functions/src/analysis/job/lease.ts'
import { startAnalysis } from '../../functions/src/analysis/start-analysis.ts'
import { prepareCredit } from '../../functions/src/points/purchases.ts'
import { type Database, openDatabase } from '../../functions/src/runtime/database.ts'
import { admitAnalysis, refundedToday, startedToday } from '../../functions/src/settings/admission.ts'
import { forgetSettings } from '../../functions/src/settings/settings.ts'
import { startsToday } from '../../functions/src/settings/starts-today.ts'
import { identityOf } from '../support/identity-of.ts'
import { NO_ADMIN } from '../support/opening.ts'
import { ownFirestore } from '../support/project.ts'

/** A world of its own each time: what was counted in one is not remembered in the next. */
let db: Database
beforeEach(() => {
  db = openDatabase(ownFirestore('ceilings'))
  forgetSettings()
})

const set = async (change: object) => void (await db.settings().set({ ...change }))

/** Starts as the API does. @returns the analysis' id, or the code of the refusal */
async function start(uid: string, now = new Date()): Promise<string> {
  const request = { targetKeyword: crypto.randomUUID(), userPageUrl: 'https://mei.example/' }
  const admission = await admitAnalysis(db, uid, now)
  const start = {
    identity: identityOf(uid),
    request,
    idempotencyKey: null,
    opening: NO_ADMIN,
    admission,
    now,
  }
  const outcome = await startAnalysis(db, start)
  return outcome.kind === 'refused' ? outcome.refusal.code : outcome.id
}

/** An analysis that a worker began and that failed. */
async function fail(uid: string, at: Date): Promise<string> {
  const id = await start(uid, at)
  const answer = await takeLease(db, id, at)
  if (answer.kind !== 'taken') throw new TypeError(`the lease is ${answer.kind}`)
  await failJob(db, answer.lease, 'internal', at)
  return id
}

/** Later by enough for the totals to be counted anew. */
function clock() {
  let at = Date.now()
  return () => {
    at += 11_000
    return new Date(at)
  }
}

describe('free use', () => {
  it('has a ceiling of its own, which leaves those who bought untouched', async () => {
    await set({ dailyFree: 2, dailyTotal: 10 })
    const now = clock()
    expect(await start('a', now())).toHaveLength(24)
    expect(await start('b', now())).toHaveLength(24)
    expect(await start('c', now())).toBe('free-capacity-reached')
    const bought = { orderId: 'order', points: 30, reason: '購買入門方案' }
    await db.firestore.runTransaction(async (tx) => (await prepareCredit(db, tx, 'a', bought)).write(now()))
    expect(await start('a', now())).toHaveLength(24)
  })

  it('counts what was deleted since: the providers were asked all the same', async () => {
    await set({ dailyFree: 1 })
    const now = clock()
    const id = await start('a', now())
    await deleteAnalysis(db, id, 'a', now())
    await db.firestore.recursiveDelete(db.users().doc('a'))
    expect(await start('b', now())).toBe('free-capacity-reached')
  })

  it('is below the ceiling for everybody, by default', () => {
    expect(DEFAULT_SETTINGS.dailyFree).toBeLessThan(DEFAULT_SETTINGS.dailyTotal)
  })

  it('stops at the ceiling for everybody too', async () => {
    await set({ dailyTotal: 1, dailyFree: 5 })
    const now = clock()
    await start('a', now())
    expect(await start('b', now())).toBe('capacity-reached')
  })
})

describe('the count of the day’s analyses', () => {
  const noon = new Date('2026-11-20T04:00:00Z')
  const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000)
  const startAt = (at: Date, free = true) =>
    db.starts().add({ startedAt: Timestamp.fromDate(at), free, expiresAt: Timestamp.fromDate(at) })

  it('adds what is new, from slow clocks as well, and does not count the rest again', async () => {
    await startAt(later(-3_600))
    await startAt(later(-30), false)
    expect(await startsToday(db, noon)).toEqual({ total: 2, free: 1 })
    // An instance whose clock is late by seconds writes behind what was counted.
    await startAt(later(-5))
    await startAt(later(5))
    expect(await startsToday(db, later(11))).toEqual({ total: 4, free: 3 })
    expect(await startsToday(db, later(120))).toEqual({ total: 4, free: 3 })
    // Nothing can be written so late; that it does not count shows that the hours before are not read again.
    await startAt(later(-1_800))
    expect(await startsToday(db, later(240))).toEqual({ total: 4, free: 3 })
  })

  it('begins anew at midnight in Taipei', async () => {
    await startAt(noon)
    expect(await startsToday(db, later(60))).toEqual({ total: 1, free: 1 })
    expect(await startsToday(db, later(13 * 3_600))).toEqual({ total: 0, free: 0 })
  })
})

describe('the analyses that a person started today', () => {
  it('count when they were deleted since, but not the older ones that were deleted today', async () => {
    await set({ dailyPerUser: 2, dailyRefunds: 10 })
    const now = clock()
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    const old = await start('a', yesterday)
    await deleteAnalysis(db, old, 'a', now())
    expect(await startedToday(db, 'a', now())).toBe(0)
    await deleteAnalysis(db, await start('a', now()), 'a', now())
    expect(await startedToday(db, 'a', now())).toBe(1)
    expect(await start('a', now())).toHaveLength(24)
    expect(await start('a', now())).toBe('daily-limit')
  })
})

describe('analyses whose point came back', () => {
  it('are bounded a person and day, and nobody else’s are touched', async () => {
    await set({ dailyRefunds: 2 })
    const now = clock()
    for (let count = 0; count < 2; count += 1) await fail('a', now())
    expect(await start('a', now())).toBe('refund-limit')
    expect(await start('b', now())).toHaveLength(24)
    const tomorrow = new Date(Date.now() + 25 * 3_600_000)
    expect(await start('a', tomorrow)).toHaveLength(24)
  })

  it('are counted by the ledger: deleting them helps nobody', async () => {
    await set({ dailyRefunds: 1 })
    const now = clock()
    await deleteAnalysis(db, await fail('a', now()), 'a', now())
    expect(await start('a', now())).toBe('refund-limit')
  })

  it('do not count where they were cancelled or deleted before a worker began: they cost nothing', async () => {
    await set({ dailyRefunds: 1 })
    const now = clock()
    const cancelled = await start('a', now())
    expect(await cancelJob(db, cancelled, 'a', false, now())).toEqual({ kind: 'cancelled', refunded: true })
    const deleted = await start('a', now())
    expect(await deleteAnalysis(db, deleted, 'a', now())).toBe(true)
    expect((await db.users().doc('a').get()).data()?.points).toBe(SIGNUP_POINTS)
    expect(await refundedToday(db, 'a', now())).toBe(0)
    await fail('a', now())
    expect(await refundedToday(db, 'a', now())).toBe(1)
    expect(await start('a', now())).toBe('refund-limit')
  })
})

it('every refusal has its words', () => {
  for (const code of ['free-capacity-reached', 'refund-limit', 'email-unverified', 'session-ended']) {
    const body = { error: { code, message: 'x', requestId: 'r' } }
    expect(ErrorAnswerSchema.safeParse(body).success).toBe(true)
  }
})
