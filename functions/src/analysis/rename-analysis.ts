import { FieldValue } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'

/**
 * Sets the name of an analysis in its owner's history, running or not. An empty name removes it.
 * @returns false when the analysis does not exist or is another user's
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
