import type { JobStatus } from '@gaplens/contracts/analysis'
import { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../../database.ts'
import { log } from '../../log.ts'
import type { TaskQueue } from '../../providers/types.ts'
import { failJob } from './finish.ts'
import { LeaseLost, takeLease } from './lease.ts'

const UNFINISHED: JobStatus[] = ['pending', 'processing']
/** A job that nobody took up this long after its creation has lost its trigger or its task. */
const LOST_AFTER_MS = 60_000
const BATCH = 100

export interface SweepCounts {
  redispatched: number
  failed: number
}

/**
 * Finds jobs that stand still (no trigger, no task, or a dead worker) and sets them going again, or ends them when
 * their tries or their time are used up. Run every minute.
 */
export async function sweepAnalyses(db: Database, tasks: TaskQueue, now: Date): Promise<SweepCounts> {
  const counts: SweepCounts = { redispatched: 0, failed: 0 }
  const created = Timestamp.fromMillis(now.getTime() - LOST_AFTER_MS)
  const standing = await db
    .analyses()
    .where('status', 'in', UNFINISHED)
    .where('createdAt', '<', created)
    .orderBy('createdAt')
    .select('attempt', 'leaseUntil', 'createdAt')
    .limit(BATCH)
    .withConverter(null)
    .get()
  for (const document of standing.docs) {
    const leaseUntil: unknown = document.get('leaseUntil')
    if (leaseUntil instanceof Timestamp && leaseUntil.toMillis() > now.getTime()) continue
    await sweepOne(
      document.id,
      Number(document.get('attempt')),
      document.get('createdAt'),
      { db, tasks, now },
      counts,
    )
  }
  if (counts.redispatched + counts.failed > 0) log('WARNING', 'analyses-swept', { ...counts })
  return counts
}

/** Past this age a job is ended here rather than sent round once more: the promise is ten minutes in all. */
const TOO_OLD_MS = 8 * 60_000

async function sweepOne(
  analysisId: string,
  attempt: number,
  createdAt: Timestamp,
  needs: { db: Database; tasks: TaskQueue; now: Date },
  counts: SweepCounts,
): Promise<void> {
  const age = needs.now.getTime() - createdAt.toMillis()
  if (age < TOO_OLD_MS) {
    // One name a minute of age and attempt: a sweep that overlaps another dispatches nothing twice.
    const name = `sweep-${analysisId}-${attempt}-${Math.floor(age / 60_000)}`
    await needs.tasks.dispatch({ name, analysisId })
    counts.redispatched += 1
    return
  }
  const answer = await takeLease(needs.db, analysisId, needs.now)
  if (answer.kind !== 'taken' && answer.kind !== 'spent') return
  try {
    await failJob(needs.db, answer.lease, 'deadline-exceeded', needs.now)
    counts.failed += 1
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
  }
}
