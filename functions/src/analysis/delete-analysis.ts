import { AnalysisDocumentSchema, isFinished } from '@gaplens/contracts/analysis'
import { Timestamp } from 'firebase-admin/firestore'
import { prepareDraftsEnd } from '../drafts/end.ts'
import { prepareAccountEnd } from '../points/ledger.ts'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { prepareSharesEnd } from '../sharing/shares.ts'
import { hasBegun } from './job/lease.ts'

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
    const account = await prepareAccountEnd(db, tx, uid, id, unfinished && !hasBegun(document))
    const endDrafts = await prepareDraftsEnd(db, tx, uid, id)
    const endShares = await prepareSharesEnd(db, tx, uid, id)
    tx.set(db.deletedAnalyses(uid).doc(id), {
      deletedAt: Timestamp.now(),
      unfinished,
      refunded: account.refunds,
    })
    account.write()
    endShares()
    endDrafts()
    tx.delete(reference)
    tx.delete(db.work(id))
    tx.delete(db.record(id))
    tx.delete(db.draftBasis(id))
    return true
  })
}
