import type { JobStatus } from '@gaplens/contracts/analysis/job'
import { JOB_LAST_START_MS } from '@gaplens/contracts/limits'
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { ZodError } from 'zod'
import type { TaskQueue } from '../../providers/types.ts'
import { unparsed } from '../../runtime/database.ts'
import { isLeased } from '../../runtime/is-leased.ts'
import { log } from '../../runtime/log.ts'
import { noteFailure, processDocuments, type Upkeep } from '../../runtime/process-documents.ts'
import { endUnreadable } from './end-unreadable.ts'
import { failJob } from './fail-job.ts'
import { LeaseLost, StandingSchema, takeLease } from './lease.ts'

const UNFINISHED: JobStatus[] = ['pending', 'processing']
/** A job that no worker started within this time of its creation has probably lost its trigger or its task. */
const LOST_AFTER_MS = 60_000
/**
 * A job that was never started may simply be waiting behind others. It is dispatched again at these ages only, because
 * dispatching it every minute would make a backlog grow.
 */
const WAITING_SENT_AT_MS = [LOST_AFTER_MS, 3 * 60_000, 5 * 60_000]

export interface SweepCounts {
  redispatched: number
  failed: number
  /** Jobs that could not be processed this time. Each is logged and does not stop the others. */
  skipped: number
}

/**
 * Finds stalled jobs (lost trigger, lost task, or crashed worker) and dispatches them again, or fails them when their
 * attempts or their time are used up. It handles the oldest first until its own time is up, and runs every minute.
 */
export async function sweepAnalyses(upkeep: Upkeep, tasks: TaskQueue): Promise<SweepCounts> {
  const counts: SweepCounts = { redispatched: 0, failed: 0, skipped: 0 }
  const created = Timestamp.fromMillis(upkeep.now().getTime() - LOST_AFTER_MS)
  const standing = unparsed(upkeep.db.analyses())
    .where('status', 'in', UNFINISHED)
    .where('createdAt', '<', created)
    .orderBy('createdAt')
    .select(...Object.keys(StandingSchema.shape), 'schemaVersion')
  counts.skipped = await processDocuments(upkeep, 'sweepAnalyses', standing, async (document) => {
    const what = await sweepOne(document, upkeep, tasks)
    if (what !== 'left') counts[what] += 1
  })
  if (counts.redispatched + counts.failed + counts.skipped > 0)
    log('WARNING', 'analyses-swept', { ...counts })
  return counts
}

async function sweepOne(
  document: QueryDocumentSnapshot,
  upkeep: Upkeep,
  tasks: TaskQueue,
): Promise<'redispatched' | 'failed' | 'left'> {
  const { db } = upkeep
  const now = upkeep.now()
  const state = StandingSchema.safeParse(document.data())
  if (!state.success) {
    await noteFailure(upkeep, 'sweepAnalyses', document.ref.path, document.data(), state.error)
    return (await endUnreadable(db, document.id, now)) ? 'failed' : 'left'
  }
  const { attempt, createdAt } = state.data
  if (isLeased(state.data, now)) return 'left'
  const age = now.getTime() - createdAt.toMillis()
  if (age < JOB_LAST_START_MS) {
    // The name of the task holds this number, so that two overlapping sweeps do not dispatch a job twice.
    const turn =
      attempt === 0 ? WAITING_SENT_AT_MS.findLastIndex((at) => age >= at) : Math.floor(age / 60_000)
    const name = `sweep-${document.id}-${attempt}-${turn}`
    return (await tasks.dispatch({ name, analysisId: document.id })) === 'dispatched'
      ? 'redispatched'
      : 'left'
  }
  try {
    const answer = await takeLease(db, document.id, now)
    if (answer.kind !== 'taken' && answer.kind !== 'spent') return 'left'
    await failJob(db, answer.lease, 'deadline-exceeded', now)
    return 'failed'
  } catch (error) {
    if (error instanceof LeaseLost) return 'left'
    if (!(error instanceof ZodError)) throw error
    await noteFailure(upkeep, 'sweepAnalyses', document.ref.path, document.data(), error)
    return (await endUnreadable(db, document.id, now)) ? 'failed' : 'left'
  }
}
