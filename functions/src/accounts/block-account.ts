import { getAuth } from 'firebase-admin/auth'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'

/** Marks an account as blocked, or lifts that: in force for the API's next request and for the rules. */
export function markBlocked(db: Database, tx: Transaction, uid: string, blocked: boolean, now: Date): void {
  tx.update(db.users().doc(uid), { blockedAt: blocked ? Timestamp.fromDate(now) : FieldValue.delete() })
}

/**
 * Tells the identity provider: a blocked account cannot sign in or renew a token, and its sessions end. May be repeated
 * at any point; after the transaction, since it cannot be part of one.
 */
export async function enforceBlock(uid: string, blocked: boolean): Promise<void> {
  try {
    await getAuth().updateUser(uid, { disabled: blocked })
    if (blocked) await getAuth().revokeRefreshTokens(uid)
  } catch (error) {
    // Imported, and never known to the identity provider.
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error
  }
  log('WARNING', blocked ? 'account-blocked' : 'account-unblocked', { uid })
}
