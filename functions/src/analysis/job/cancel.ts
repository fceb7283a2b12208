import { isFinished } from '@gaplens/contracts/analysis'
import { isCancelled } from '@gaplens/contracts/errors'
import type { Database } from '../../runtime/database.ts'
import { prepareEnd } from './finish.ts'
import { hasBegun } from './lease.ts'

export type CancelOutcome =
  | { readonly kind: 'cancelled'; readonly refunded: boolean }
  /** Not there or not this user's; ended already; begun, and its owner has not been told what that means. */
  | { readonly kind: 'gone' | 'finished' | 'begun' }

/**
 * Ends a job because its owner wants it ended, at once: a worker that has it notices at its next write and stops.
 * The point comes back while no worker has taken the job up; after that it stays spent, as it does when a running
 * analysis is deleted: its cost is spent too, and its first results could be read. Repeating it changes nothing.
 * It is no failure of ours and is not counted among them.
 * @param pointStays whether the owner was told that the point stays spent; what was promised back is never kept
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
    const begun = hasBegun(document)
    if (begun && !pointStays) return { kind: 'begun' }
    const code = begun ? 'cancelled' : 'cancelled-queued'
    const end = await prepareEnd(db, tx, { id: analysisId, document }, code)
    end.write(now, document)
    return { kind: 'cancelled', refunded: end.refunds }
  })
}
