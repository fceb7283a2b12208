import { getAuth } from 'firebase-admin/auth'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { errorCode } from '../runtime/error-code.ts'
import { log } from '../runtime/log.ts'

/** Blocks or unblocks an account in Firestore. It takes effect with the next request to the API and in the rules. */
export function markBlocked(db: Database, tx: Transaction, uid: string, blocked: boolean, now: Date): void {
  tx.update(db.users().doc(uid), { blockedAt: blocked ? Timestamp.fromDate(now) : FieldValue.delete() })
}

/**
 * Blocks or unblocks an account at the identity provider: a blocked account cannot sign in or renew a token, and its sessions
 * end. It cannot be part of a transaction, so it follows it, and can be repeated at any time.
 */
export async function enforceBlock(uid: string, blocked: boolean): Promise<void> {
  try {
    await getAuth().updateUser(uid, { disabled: blocked })
    if (blocked) await getAuth().revokeRefreshTokens(uid)
  } catch (error) {
    // An imported account may be unknown to the identity provider.
    if (errorCode(error) !== 'auth/user-not-found') throw error
  }
  log('WARNING', blocked ? 'account-blocked' : 'account-unblocked', { uid })
}
