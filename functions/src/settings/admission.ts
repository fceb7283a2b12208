import { isFreeAccount, type UserDocument } from '@gaplens/contracts/accounts/user'
import type { Settings } from '@gaplens/contracts/admin/settings'
import type { ApiErrorCode, BatchHold } from '@gaplens/contracts/errors'
import { BATCH_YIELDS_TO_WAITING, LONGEST_ACCEPTED_WAIT_MS, LONGEST_WAIT_MS } from '@gaplens/contracts/limits'
import { Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import { taipeiMidnight } from '../runtime/taipei-time.ts'
import { longWaitText, predictedWait, waitingJobs } from './predicted-wait.ts'
import { isPaused, usageToday } from './provider-gate.ts'
import { readSettings } from './settings.ts'
import { startsToday } from './starts-today.ts'

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
    | 'queue-full'
  >
  readonly message?: string
}

export interface Admission {
  readonly refusal: Refusal | null
  readonly maxUnfinished: number
  /** Whether analyses may reuse search results and pages that earlier ones fetched. */
  readonly reusesResults: boolean
  /** The account never bought points, and this is its first analysis. */
  readonly isFirstFree: boolean
}

/**
 * Whether this user may start an analysis now. It checks the switch, whether the search service works, how long the
 * analysis would wait, and the daily limits for all users, for users who never bought points, and for this user. The counts
 * are read before the transaction that starts the analysis, so concurrent starts may exceed a limit by a few.
 * @param acceptsWait whether the user was warned of a long wait and starts anyway
 */
export async function admitAnalysis(
  db: Database,
  uid: string,
  now: Date,
  acceptsWait = false,
): Promise<Admission> {
  const [settings, user] = await Promise.all([readSettings(db, now), db.users().doc(uid).get()])
  const account = user.data()
  return {
    refusal: await refusalOf(db, { uid, isFree: isFree(account), acceptsWait }, settings, now),
    maxUnfinished: settings.maxUnfinished,
    reusesResults: settings.cacheHours > 0,
    isFirstFree: isFirstOfFree(account),
  }
}

/**
 * Whether this user never bought points and has started no analysis. A batch asks only this: it may start while its rows
 * may not, and each row waits until `admitRow` lets it start.
 */
export async function isFirstFree(db: Database, uid: string): Promise<boolean> {
  return isFirstOfFree((await db.users().doc(uid).get()).data())
}

/** A user whose account is not opened yet has bought nothing. */
function isFree(account: UserDocument | undefined): boolean {
  return account === undefined || isFreeAccount(account)
}

function isFirstOfFree(account: UserDocument | undefined): boolean {
  return isFree(account) && (account?.analysisCount ?? 0) === 0
}

/**
 * Whether the next row of this user's batch may start now. The rules are those of a single analysis with two exceptions: a
 * row also waits while single analyses wait, and refunds stop a batch only when most of the day's analyses were refunded.
 * @returns the reason why not; null when it may start
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
  const refusal = await refusalOf(db, { uid, isFree: isFree(account), acceptsWait: false }, settings, now)
  if (refusal === null) return null
  if (refusal.code === 'long-wait' || refusal.code === 'queue-full') return 'queue-busy'
  if (refusal.code !== 'refund-limit') return refusal.code
  const [refunded, mine] = await Promise.all([refundedToday(db, uid, now), startedToday(db, uid, now)])
  if (refunded * 2 > mine) return 'refund-limit'
  return mine >= settings.dailyPerUser ? 'daily-limit' : null
}

interface Applicant {
  readonly uid: string
  /** Whether the user never bought points and is not an admin. */
  readonly isFree: boolean
  /** Whether the user was warned of a long wait and starts anyway. */
  readonly acceptsWait: boolean
}

async function refusalOf(
  db: Database,
  { uid, isFree, acceptsWait }: Applicant,
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
    startsToday(db, now),
    usageToday(db, now),
    isPaused(db, 'search', now),
    predictedWait(db, now),
  ])
  if (searchIsPaused) return { code: 'search-paused' }
  if (waitMs > LONGEST_ACCEPTED_WAIT_MS) return { code: 'queue-full' }
  if (waitMs > LONGEST_WAIT_MS && !acceptsWait) return { code: 'long-wait', message: longWaitText(waitMs) }
  if (all.total >= dailyTotal || usage.searches >= dailySearches) return { code: 'capacity-reached' }
  if (isFree && all.free >= dailyFree) return { code: 'free-capacity-reached' }
  if (refunded >= dailyRefunds) return { code: 'refund-limit' }
  return mine >= dailyPerUser ? { code: 'daily-limit' } : null
}

/**
 * The number of analyses that a user started today. Deleted ones count too, because they have used the providers, but not
 * those of earlier days that were deleted today.
 */
export async function startedToday(db: Database, uid: string, now: Date): Promise<number> {
  const midnight = Timestamp.fromDate(taipeiMidnight(now))
  const kept = db
    .analyses()
    .where('uid', '==', uid)
    .where('createdAt', '>=', midnight)
    .orderBy('createdAt', 'desc')
  const deleted = db.deletedAnalyses(uid).where('createdAt', '>=', midnight)
  const [a, b] = await Promise.all([kept.count().get(), deleted.count().get()])
  return a.data().count + b.data().count
}

/**
 * The number of analyses that were refunded today although the providers were asked for them. They are counted in the ledger,
 * because the analyses may be deleted. Those cancelled before a worker had started them cost nothing and do not count.
 */
export async function refundedToday(db: Database, uid: string, now: Date): Promise<number> {
  const midnight = Timestamp.fromDate(taipeiMidnight(now))
  const refunds = unparsed(db.ledger(uid))
    .where('kind', '==', 'refund')
    .where('createdAt', '>=', midnight)
    .select('cause')
  return (await refunds.get()).docs.filter((entry) => entry.get('cause') !== 'cancelled').length
}
