import { AnalysisDocumentSchema, isFinished } from '@gaplens/contracts/analysis'
import { Timestamp } from 'firebase-admin/firestore'
import { prepareDraftDeletion } from '../drafts/delete-drafts.ts'
import { prepareRefund } from '../points/refund.ts'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { prepareShareDeletion } from '../sharing/shares.ts'
import { hasStarted } from './job/lease.ts'

/** What deleting one asks of it; what another version or a fault has made unreadable can still be deleted, as ended. */
const DeletedSchema = AnalysisDocumentSchema.pick({ uid: true, status: true, attempt: true }).extend({
  status: AnalysisDocumentSchema.shape.status.catch('failed'),
  attempt: AnalysisDocumentSchema.shape.attempt.catch(1),
})

/**
 * Deletes an analysis of this user's, running or not, with its share links, its drafts and what they are scored by, and
 * leaves a note that it was. A running one's worker notices at its next write and stops. The point of an unfinished one
 * comes back while no worker has taken it up, as when it is
 * cancelled; after that it stays spent: the work was begun, and its first results could be read.
 * @returns false when it is not there, or not this user's
 */
export async function deleteAnalysis(db: Database, id: string, uid: string): Promise<boolean> {
  const reference = db.analyses().doc(id)
  return await db.firestore.runTransaction(async (tx) => {
    const found = (await tx.get(unparsedDocument(reference))).data()
    if (found?.uid !== uid) return false
    const document = DeletedSchema.parse(found)
    const unfinished = !isFinished(document.status)
    const account = await prepareRefund(db, tx, uid, id, unfinished && !hasStarted(document))
    const deleteDrafts = await prepareDraftDeletion(db, tx, uid, id)
    const deleteShares = await prepareShareDeletion(db, tx, uid, id)
    tx.set(db.deletedAnalyses(uid).doc(id), {
      deletedAt: Timestamp.now(),
      unfinished,
      refunded: account.refunds,
    })
    account.write()
    deleteShares()
    deleteDrafts()
    tx.delete(reference)
    tx.delete(db.work(id))
    tx.delete(db.record(id))
    tx.delete(db.draftBasis(id))
    return true
  })
}
