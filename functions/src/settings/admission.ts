import type { ApiErrorCode, BatchHold } from '@gaplens/contracts/errors'
import { BATCH_YIELDS_TO_WAITING, LONGEST_WAIT_MS } from '@gaplens/contracts/limits'
import type { Settings } from '@gaplens/contracts/settings'
import { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { taipeiMidnight } from '../runtime/taipei-time.ts'
import { longWaitText, predictedWait, waitingJobs } from './predicted-wait.ts'
import { isPaused, usageToday } from './provider-gate.ts'
import { readSettings } from './settings.ts'

/** Why no analysis may be started now. `message` is an admin's own notice, where they wrote one. */
export interface Refusal {
  readonly code: Extract<
    ApiErrorCode,
    | 'analyses-paused'
    | 'daily-limit'
    | 'refund-limit'
    | 'capacity-reached'
    | 'free-capacity-reached'
    | 'search-paused'
    | 'long-wait'
  >
  readonly message?: string
}

export interface Admission {
  readonly refusal: Refusal | null
  readonly maxUnfinished: number
  /** The account never bought points, and this is its first analysis. */
  readonly isFirstFree: boolean
}

/**
 * Whether this user may start an analysis now: the switch, whether the search service works, how long it would wait, and
 * the day's ceilings for all, for those who never bought, and for one. Counted before the transaction that starts it, so starts at the same instant may pass a
 * ceiling by a few.
 */
export async function admitAnalysis(db: Database, uid: string, now: Date): Promise<Admission> {
  const [settings, user] = await Promise.all([readSettings(db, now), db.users().doc(uid).get()])
  const account = user.data()
  const isFree = account?.role !== 'admin' && account?.hasBought !== true
  return {
    refusal: await refusalOf(db, { uid, isFree }, settings, now),
    maxUnfinished: settings.maxUnfinished,
    isFirstFree: isFree && (account?.analysisCount ?? 0) === 0,
  }
}

/**
 * Whether the next row of this user's batch may start now. The rules are those of a single run, but for two: a row also
 * waits while single runs do, and a batch is stopped by refunds only when most of the day's analyses were refunded.
 * @returns why not; null when it may
 */
export async function admitRow(db: Database, uid: string, now: Date): Promise<BatchHold | null> {
  const [settings, user, waiting] = await Promise.all([
    readSettings(db, now),
    db.users().doc(uid).get(),
    waitingJobs(db, now),
  ])
  const account = user.data()
  if (account === undefined || account.blockedAt !== undefined) return 'account-disabled'
  if (waiting > BATCH_YIELDS_TO_WAITING) return 'queue-busy'
  const isFree = account.role !== 'admin' && account.hasBought !== true
  const refusal = await refusalOf(db, { uid, isFree }, settings, now)
  if (refusal === null) return null
  if (refusal.code === 'long-wait') return 'queue-busy'
  if (refusal.code !== 'refund-limit') return refusal.code
  const [refunded, mine] = await Promise.all([refundedToday(db, uid, now), startedToday(db, uid, now)])
  if (refunded * 2 > mine) return 'refund-limit'
  return mine >= settings.dailyPerUser ? 'daily-limit' : null
}

async function refusalOf(
  db: Database,
  { uid, isFree }: { readonly uid: string; readonly isFree: boolean },
  settings: Settings,
  now: Date,
): Promise<Refusal | null> {
  const { analysesEnabled, analysesNotice, dailyTotal, dailyFree, dailyPerUser, dailyRefunds } = settings
  const { dailySearches } = settings
  if (!analysesEnabled)
    return { code: 'analyses-paused', ...(analysesNotice !== '' && { message: analysesNotice }) }
  const [mine, refunded, all, usage, searchIsPaused, waitMs] = await Promise.all([
    startedToday(db, uid, now),
    refundedToday(db, uid, now),
    allStartedToday(db, now),
    usageToday(db, now),
    isPaused(db, 'search', now),
    predictedWait(db, now),
  ])
  if (searchIsPaused) return { code: 'search-paused' }
  if (waitMs > LONGEST_WAIT_MS) return { code: 'long-wait', message: longWaitText(waitMs) }
  if (all.total >= dailyTotal || usage.searches >= dailySearches) return { code: 'capacity-reached' }
  if (isFree && all.free >= dailyFree) return { code: 'free-capacity-reached' }
  if (refunded >= dailyRefunds) return { code: 'refund-limit' }
  return mine >= dailyPerUser ? { code: 'daily-limit' } : null
}

/** Those deleted since count as well: each has cost the providers. */
export async function startedToday(db: Database, uid: string, now: Date): Promise<number> {
  const midnight = Timestamp.fromDate(taipeiMidnight(now))
  const kept = db
    .analyses()
    .where('uid', '==', uid)
    .where('createdAt', '>=', midnight)
    .orderBy('createdAt', 'desc')
  const deleted = db.deletedAnalyses(uid).where('deletedAt', '>=', midnight)
  const [a, b] = await Promise.all([kept.count().get(), deleted.count().get()])
  return a.data().count + b.data().count
}

/** Analyses whose point came back today: the ledger keeps them, whatever became of the analyses. */
export async function refundedToday(db: Database, uid: string, now: Date): Promise<number> {
  const midnight = Timestamp.fromDate(taipeiMidnight(now))
  const refunds = db.ledger(uid).where('kind', '==', 'refund').where('createdAt', '>=', midnight)
  return (await refunds.count().get()).data().count
}

interface Totals {
  readonly total: number
  readonly free: number
}
const TOTALS_FRESH_MS = 10_000
let last: { readonly totals: Totals; readonly until: number; readonly db: Database } | null = null

/** Counted at most every ten seconds a process: a busy day's count is billed as many reads. */
async function allStartedToday(db: Database, now: Date): Promise<Totals> {
  if (last !== null && last.db === db && now.getTime() < last.until) return last.totals
  const today = db.starts().where('startedAt', '>=', Timestamp.fromDate(taipeiMidnight(now)))
  const [all, free] = await Promise.all([today.count().get(), today.where('free', '==', true).count().get()])
  const totals = { total: all.data().count, free: free.data().count }
  last = { totals, until: now.getTime() + TOTALS_FRESH_MS, db }
  return totals
}
