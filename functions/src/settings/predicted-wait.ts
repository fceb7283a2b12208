import { ANALYSES_AT_ONCE } from '@gaplens/contracts/limits'
import type { Database } from '../runtime/database.ts'
import { recentMedian } from '../stats/estimate.ts'

/** The queue is counted at most this often a process, and what runs take far less often. */
const QUEUE_FRESH_MS = 5_000
const MEDIAN_FRESH_MS = 600_000
/** Taken where nothing has run yet. */
const USUAL_RUN_MS = 30_000

interface Known<T> {
  readonly db: Database
  readonly value: T
  readonly until: number
}
let knownQueue: Known<number> | null = null
let knownMedian: Known<number | null> | null = null

/**
 * How long an analysis that begins now would wait for a worker: those that wait before it, as many at a time as the
 * queue lets out, each as long as half of the last days' took. Those times have their own waiting in them, so on a busy
 * day this is rather too long than too short.
 */
export async function predictedWait(db: Database, now: Date): Promise<number> {
  const at = now.getTime()
  const waiting = await waitingJobs(db, now)
  if (waiting < ANALYSES_AT_ONCE) return 0
  if (knownMedian === null || knownMedian.db !== db || at >= knownMedian.until)
    knownMedian = { db, value: await recentMedian(db, now), until: at + MEDIAN_FRESH_MS }
  return queueWaitMs(waiting, knownMedian.value)
}

/** Jobs that no worker has taken up yet, counted at most every five seconds a process. */
export async function waitingJobs(db: Database, now: Date): Promise<number> {
  const at = now.getTime()
  if (knownQueue === null || knownQueue.db !== db || at >= knownQueue.until) {
    const waiting = await db.analyses().where('status', '==', 'pending').count().get()
    knownQueue = { db, value: waiting.data().count, until: at + QUEUE_FRESH_MS }
  }
  return knownQueue.value
}

/** @param medianMs what half of the runs take at most; null: not known */
export function queueWaitMs(waiting: number, medianMs: number | null): number {
  return (waiting / ANALYSES_AT_ONCE) * (medianMs ?? USUAL_RUN_MS)
}

/** What someone is told who would wait too long. */
export function longWaitText(waitMs: number): string {
  return `目前排隊的分析很多，預計要等候約 ${Math.ceil(waitMs / 60_000)} 分鐘。您可以稍後再試，或現在就排隊等候。您的點數不受影響。`
}
