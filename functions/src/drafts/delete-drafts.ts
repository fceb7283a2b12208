import { DELETED_DRAFT_REMEMBERED_DAYS } from '@gaplens/contracts/limits'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { DAY_MS } from '../runtime/taipei-time.ts'
import { draftsOf } from './drafts.ts'

/**
 * Deletes a draft of this user with its versions, and leaves a note, so that a restore from a backup deletes it again.
 * @returns false when the draft is not this user's
 */
export async function deleteDraft(db: Database, uid: string, id: string, now: Date): Promise<boolean> {
  const reference = db.drafts().doc(id)
  let isDeleted = false
  return await db.firestore.runTransaction(async (tx) => {
    const draft = await tx.get(unparsedDocument(reference))
    // When the acknowledgement of a commit is lost, the transaction runs again and finds what it did.
    if (!draft.exists) return isDeleted
    if (draft.get('uid') !== uid) return false
    const versions = await tx.get(db.draftVersions(id).select())
    for (const { ref } of versions.docs) tx.delete(ref)
    tx.delete(reference)
    tx.set(db.deletedDrafts(uid).doc(id), {
      deletedAt: Timestamp.fromDate(now),
      expiresAt: Timestamp.fromMillis(now.getTime() + DELETED_DRAFT_REMEMBERED_DAYS * DAY_MS),
    })
    isDeleted = true
    return true
  })
}

/** Reads the drafts of a report that is about to be deleted. @returns the function that deletes them */
export async function prepareDraftDeletion(
  db: Database,
  tx: Transaction,
  uid: string,
  analysisId: string,
): Promise<() => void> {
  const drafts = (await tx.get(draftsOf(db, uid, analysisId).select())).docs
  const versions = await Promise.all(
    drafts.map(async ({ id }) => (await tx.get(db.draftVersions(id).select())).docs),
  )
  return () => {
    for (const { ref } of [...versions.flat(), ...drafts]) tx.delete(ref)
  }
}
