import type { ApiErrorCode } from '@gaplens/contracts/errors'
import type { Settings } from '@gaplens/contracts/settings'
import { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../database.ts'
import { taipeiMidnight } from '../stats/taipei.ts'
import { countAnalysesToday } from '../stats/user-stats.ts'
import { readSettings } from './settings.ts'

/** Why no analysis may be started now. `message` is an admin's own notice, where they wrote one. */
export interface Refusal {
  readonly code: Extract<ApiErrorCode, 'analyses-paused' | 'daily-limit' | 'capacity-reached'>
  readonly message?: string
}

export interface Admission {
  readonly refusal: Refusal | null
  readonly maxUnfinished: number
}

/**
 * Whether this user may start an analysis now, by the settings: the switch, the day's ceiling for all and for one.
 * Counted before the transaction that starts it, so starts at the same instant may pass a ceiling by a few.
 */
export async function admitAnalysis(db: Database, uid: string, now: Date): Promise<Admission> {
  const settings = await readSettings(db, now)
  return { refusal: await refusalOf(db, uid, settings, now), maxUnfinished: settings.maxUnfinished }
}

async function refusalOf(db: Database, uid: string, settings: Settings, now: Date): Promise<Refusal | null> {
  const { analysesEnabled, analysesNotice, dailyTotal, dailyPerUser } = settings
  if (!analysesEnabled)
    return { code: 'analyses-paused', ...(analysesNotice !== '' && { message: analysesNotice }) }
  const [mine, all] = await Promise.all([startedToday(db, uid, now), allStartedToday(db, now)])
  if (all >= dailyTotal) return { code: 'capacity-reached' }
  return mine >= dailyPerUser ? { code: 'daily-limit' } : null
}

/** Those deleted since count as well: each has cost the providers. */
async function startedToday(db: Database, uid: string, now: Date): Promise<number> {
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

const TOTAL_FRESH_MS = 10_000
let total: { readonly count: number; readonly until: number; readonly db: Database } | null = null

/** Counted at most every ten seconds a process: a busy day's count is billed as many reads. */
async function allStartedToday(db: Database, now: Date): Promise<number> {
  if (total !== null && total.db === db && now.getTime() < total.until) return total.count
  const count = await countAnalysesToday(db, now)
  total = { count, until: now.getTime() + TOTAL_FRESH_MS, db }
  return count
}
