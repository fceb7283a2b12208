import { isFinished } from '@gaplens/contracts/analysis/job'
import { isCancelled } from '@gaplens/contracts/errors'
import type { Database } from '../../runtime/database.ts'
import { prepareFailure } from './fail-job.ts'
import { recordAbandonedSearches } from './job-usage.ts'
import { hasStarted } from './lease.ts'

export type CancelOutcome =
  | { readonly kind: 'cancelled'; readonly refunded: boolean }
  /**
   * `gone`: it does not exist or belongs to another user. `finished`: it has already ended. `begun`: it is running, and
   * its owner has not yet been warned that the point would stay spent.
   */
  | { readonly kind: 'gone' | 'finished' | 'begun' }

/**
 * Ends a job immediately at its owner's request. A worker that is running it notices at its next write and stops.
 * The point is refunded if no worker has started the job. After the start it stays spent, as with deleting a running
 * analysis: the search has been paid for, and first results may have been read. Calling it again changes nothing.
 * A cancelled job does not count as a failure in the statistics; its searches count.
 * @param pointStays whether the owner accepts that the point stays spent. If not, a started job is not cancelled
 */
export async function cancelJob(
  db: Database,
  analysisId: string,
  uid: string,
  pointStays: boolean,
  now: Date,
): Promise<CancelOutcome> {
  return await db.firestore.runTransaction(async (tx): Promise<CancelOutcome> => {
    const document = (await tx.get(db.analyses().doc(analysisId))).data()
    if (document?.uid !== uid) return { kind: 'gone' }
    const { status, error } = document
    if (error !== null && isCancelled(error.code)) return { kind: 'cancelled', refunded: error.refunded }
    if (isFinished(status)) return { kind: 'finished' }
    const begun = hasStarted(document)
    if (begun && !pointStays) return { kind: 'begun' }
    const code = begun ? 'cancelled' : 'cancelled-queued'
    const end = await prepareFailure(db, tx, { id: analysisId, document }, code)
    recordAbandonedSearches(db, tx, analysisId, document.storedOverview, now)
    end.write(now, document)
    return { kind: 'cancelled', refunded: end.refunds }
  })
}
