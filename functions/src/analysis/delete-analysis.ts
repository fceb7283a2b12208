import { AnalysisDocumentSchema, isFinished } from '@gaplens/contracts/analysis/job'
import { Timestamp } from 'firebase-admin/firestore'
import { prepareDraftDeletion } from '../drafts/delete-drafts.ts'
import { prepareRefund } from '../points/refund.ts'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { prepareShareDeletion } from '../sharing/shares.ts'
import { recordAbandonedSearches } from './job/job-usage.ts'
import { hasStarted } from './job/lease.ts'

/** The fields that a deletion needs. Invalid ones have fallbacks, so that an unreadable analysis can be deleted as ended. */
const DeletedSchema = AnalysisDocumentSchema.pick({ uid: true, status: true, attempt: true }).extend({
  createdAt: AnalysisDocumentSchema.shape.createdAt.optional().catch(undefined),
  status: AnalysisDocumentSchema.shape.status.catch('failed'),
  attempt: AnalysisDocumentSchema.shape.attempt.catch(1),
})

/**
 * Deletes an analysis of this user, running or not, with its share links, its drafts and its draft basis, and leaves a note
 * of the deletion. The worker of a running analysis notices at its next write and stops. As with a cancellation, the point
 * is refunded only if no worker has started the analysis. After the start it stays spent, because work was done and first
 * results may have been read.
 * @returns false when the analysis does not exist or is another user's
 */
export async function deleteAnalysis(db: Database, id: string, uid: string, now: Date): Promise<boolean> {
  const reference = db.analyses().doc(id)
  let isDeleted = false
  return await db.firestore.runTransaction(async (tx) => {
    const found = (await tx.get(unparsedDocument(reference))).data()
    // When the acknowledgement of a commit is lost, the transaction runs again and finds what it did.
    if (found === undefined) return isDeleted
    if (found.uid !== uid) return false
    const document = DeletedSchema.parse(found)
    const unfinished = !isFinished(document.status)
    const account = await prepareRefund(db, tx, uid, id, unfinished && !hasStarted(document), 'cancelled')
    const deleteDrafts = await prepareDraftDeletion(db, tx, uid, id)
    const deleteShares = await prepareShareDeletion(db, tx, uid, id)
    tx.set(db.deletedAnalyses(uid).doc(id), {
      deletedAt: Timestamp.fromDate(now),
      ...(document.createdAt !== undefined && { createdAt: document.createdAt }),
      unfinished,
      refunded: account.refunds,
    })
    if (unfinished) recordAbandonedSearches(db, tx, id, found.storedOverview, now)
    account.write(now)
    deleteShares()
    deleteDrafts()
    tx.delete(reference)
    tx.delete(db.work(id))
    tx.delete(db.record(id))
    tx.delete(db.draftBasis(id))
    isDeleted = true
    return true
  })
}
