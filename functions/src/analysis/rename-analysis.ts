import { FieldValue } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'

/**
 * Gives an analysis of this user's a name in their history, running or not; an empty one takes it away again.
 * @returns false when it is not there, or not this user's
 */
export async function renameAnalysis(db: Database, id: string, uid: string, name: string): Promise<boolean> {
  const reference = db.analyses().doc(id)
  return await db.firestore.runTransaction(async (tx) => {
    const owner: unknown = (await tx.get(unparsedDocument(reference))).get('uid')
    if (owner !== uid) return false
    tx.update(reference, { name: name === '' ? FieldValue.delete() : name })
    return true
  })
}
