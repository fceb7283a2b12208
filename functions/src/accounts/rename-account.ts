import { getAuth } from 'firebase-admin/auth'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { errorCode } from '../runtime/error-code.ts'

/**
 * Sets the name by which an account is shown, at the identity provider too. The provider is first: if it cannot be reached, nothing
 * has changed. If the account cannot be written after it, a second try sets both.
 * @returns false when the account does not exist yet, or no longer
 */
export async function renameAccount(db: Database, uid: string, displayName: string): Promise<boolean> {
  const reference = db.users().doc(uid)
  if (!(await unparsedDocument(reference).get()).exists) return false
  if (!(await renameIdentity(uid, displayName))) return false
  return await db.firestore.runTransaction(async (tx) => {
    // Deleted in the meantime: it must not come back as a document with nothing but a name.
    if (!(await tx.get(unparsedDocument(reference))).exists) return false
    tx.update(reference, { displayName })
    return true
  })
}

async function renameIdentity(uid: string, displayName: string): Promise<boolean> {
  try {
    await getAuth().updateUser(uid, { displayName })
    return true
  } catch (error) {
    if (errorCode(error) === 'auth/user-not-found') return false
    throw error
  }
}
