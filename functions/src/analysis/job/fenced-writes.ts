import type { Database } from '../../runtime/database.ts'
import { describeError, log } from '../../runtime/log.ts'
import type { Progress } from '../pipeline/progress.ts'
import { checkLease, type Lease, LeaseLost, leaseEnd } from './lease.ts'
import type { PackedResults } from './stored-results.ts'

export interface FencedWrites {
  /**
   * Writes progress and results, checks the lease and extends it. Without either, it only extends the lease.
   * @throws LeaseLost when another worker has taken the job
   */
  write(progress: Progress | null, results?: PackedResults): Promise<void>
  /** When the latest write began, in ms since 1970. */
  lastWriteAt(): number
}

/** Writes to a running job, one after another, so that older progress never overwrites newer. */
export function createFencedWrites(db: Database, lease: Lease, now: () => Date): FencedWrites {
  const job = db.analyses().doc(lease.analysisId)
  let lastWrite = now().getTime()
  let queue: Promise<void> = Promise.resolve()

  function transact(progress: Progress | null, results: PackedResults): Promise<void> {
    return db.firestore.runTransaction(async (tx) => {
      await checkLease(db, tx, lease)
      tx.update(job, {
        leaseUntil: leaseEnd(now(), lease.job),
        ...(progress && progressFields(progress)),
        ...(results.overview && { storedOverview: results.overview }),
      })
      if (results.pages) tx.set(db.work(lease.analysisId), { pages: results.pages })
    })
  }

  return {
    write(progress, results = {}) {
      lastWrite = now().getTime()
      const next = queue.then(() => transact(progress, results))
      // The caller sees the failure. The writes behind it go on, since each of them checks the lease itself.
      queue = next.catch(() => undefined)
      return next
    },
    lastWriteAt: () => lastWrite,
  }
}

function progressFields(progress: Progress) {
  return {
    stage: progress.stage,
    progress: progress.percent,
    steps: progress.steps,
    sources: [...progress.sources],
    partial: progress.partial,
  }
}

/**
 * Logs a failed write and lets the job go on: the next write brings newer progress, a result that was not stored is
 * needed only by a retry, and a lease that was not extended stays valid until another worker takes the job.
 * @throws LeaseLost when the write failed because the lease is lost
 */
export function tolerateFailedWrite(lease: Lease, error: unknown): void {
  if (error instanceof LeaseLost) throw error
  log('WARNING', 'analysis-write-failed', { analysisId: lease.analysisId, ...describeError(error) })
}
