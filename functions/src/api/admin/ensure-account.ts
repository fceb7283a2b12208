import { getAuth } from 'firebase-admin/auth'
import type { Opening } from '../../points/open-account.ts'
import { openImportedAccount } from '../../points/open-imported.ts'
import { openUserAccount } from '../../points/open-user-account.ts'
import type { Database } from '../../runtime/database.ts'
import { errorCode } from '../../runtime/error-code.ts'
import { ApiError } from '../http/errors.ts'

/**
 * Makes sure that an account has a ledger before an admin changes its points. Usually the trigger at sign-up opens it.
 * An imported account, or one whose trigger has not run yet, is opened here.
 * @throws ApiError 404 when there is no such account
 */
export async function ensureAccount(db: Database, uid: string, opening: Opening, now: Date): Promise<void> {
  const account = (await db.users().doc(uid).get()).data()
  if (account === undefined) throw new ApiError('not-found')
  if (account.ledgerOpenedAt !== undefined) return
  const isKnown = await getAuth()
    .getUser(uid)
    .then(
      () => true,
      (error: unknown) => {
        if (errorCode(error) === 'auth/user-not-found') return false
        throw error
      },
    )
  if (isKnown) await openUserAccount(db, uid, opening, now)
  else await db.firestore.runTransaction((tx) => openImportedAccount(db, tx, uid, now))
}
