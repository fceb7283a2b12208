import { getAuth } from 'firebase-admin/auth'
import type { Database } from '../runtime/database.ts'
import { errorCode } from '../runtime/error-code.ts'
import { log } from '../runtime/log.ts'
import { AccountClosed, AddressUnverified, type Opening, openAccount } from './open-account.ts'

/**
 * Opens the ledger of an account that a client has just created. The identity comes from the identity provider and not
 * from the document, because the client wrote that.
 */
export async function openUserAccount(db: Database, uid: string, opening: Opening, now: Date): Promise<void> {
  const user = await getAuth()
    .getUser(uid)
    .catch((error: unknown) => {
      if (errorCode(error) === 'auth/user-not-found') return null
      throw error
    })
  // The user was deleted in the meantime. Retrying the trigger for days would not help.
  if (user === null) return log('WARNING', 'account-without-identity', { uid })
  const identity = {
    uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? null,
    photoURL: user.photoURL ?? null,
    providers: user.providerData.map(({ providerId }) => providerId),
  }
  try {
    await db.firestore.runTransaction((tx) => openAccount(db, tx, identity, opening, now))
  } catch (error) {
    // It was closed after the identity was read.
    if (error instanceof AccountClosed) return log('INFO', 'account-closed', { uid })
    if (!(error instanceof AddressUnverified)) throw error
    // The address was changed in the meantime. The account opens with the first request after the new one is verified.
    log('WARNING', 'account-unverified', { uid })
  }
}
