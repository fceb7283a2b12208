import { ANALYSES_AT_ONCE } from '@gaplens/contracts/limits'
import type { Database } from '../runtime/database.ts'
import { recentMedian } from '../stats/estimate.ts'

/** How long a process reuses the length of the queue, and the median duration. */
const QUEUE_FRESH_MS = 5_000
const MEDIAN_FRESH_MS = 600_000
/** Assumed duration of a run when none is known. */
const USUAL_RUN_MS = 30_000

interface Known<T> {
  readonly db: Database
  readonly value: T
  readonly until: number
}
let knownQueue: Known<number> | null = null
let knownMedian: Known<number | null> | null = null

/**
 * How long an analysis that starts now would wait for a worker, in milliseconds: the waiting analyses, divided by how many
 * run concurrently, times the median duration of the last days. Those durations include waiting, so on a busy day this
 * estimate is too long rather than too short.
 */
export async function predictedWait(db: Database, now: Date): Promise<number> {
  const at = now.getTime()
  const waiting = await waitingJobs(db, now)
  if (waiting < ANALYSES_AT_ONCE) return 0
  if (knownMedian === null || knownMedian.db !== db || at >= knownMedian.until)
    knownMedian = { db, value: await recentMedian(db, now), until: at + MEDIAN_FRESH_MS }
  return queueWaitMs(waiting, knownMedian.value)
}

/** The number of jobs that no worker has taken yet. Each process counts them at most every five seconds. */
export async function waitingJobs(db: Database, now: Date): Promise<number> {
  const at = now.getTime()
  if (knownQueue === null || knownQueue.db !== db || at >= knownQueue.until) {
    const waiting = await db.analyses().where('status', '==', 'pending').count().get()
    knownQueue = { db, value: waiting.data().count, until: at + QUEUE_FRESH_MS }
  }
  return knownQueue.value
}

/** @param medianMs median duration of a run; null when it is not known */
export function queueWaitMs(waiting: number, medianMs: number | null): number {
  return (waiting / ANALYSES_AT_ONCE) * (medianMs ?? USUAL_RUN_MS)
}

/** The message for a user who would wait too long. */
export function longWaitText(waitMs: number): string {
  return `目前排隊的分析很多，預計要等候約 ${Math.ceil(waitMs / 60_000)} 分鐘。您可以稍後再試，或現在就排隊等候。您的點數不受影響。`
}
