import { PERMISSIONS } from '@gaplens/contracts/accounts/user'
import { ADMIN_BOOTSTRAP_POINTS } from '@gaplens/contracts/limits'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { creditBootstrap } from './ledger.ts'

/** A sign-in that may be that of the designated admin. */
interface Candidate {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
}

/** Whether this is the verified sign-in of the designated address. */
export function isDesignated({ email, emailVerified }: Candidate, adminEmail: string | null): boolean {
  return emailVerified && adminEmail !== null && email.toLowerCase() === adminEmail
}

/**
 * Whether the first admin is still to be appointed: there is no record of it, and no admin in imported data. It reads in
 * the transaction, so that of two concurrent attempts only one succeeds, and must come before its first write.
 */
export async function isBootstrapOpen(db: Database, tx: Transaction): Promise<boolean> {
  const [record, admins] = await Promise.all([
    tx.get(db.bootstrap()),
    tx.get(db.users().where('role', '==', 'admin').limit(1)),
  ])
  return !record.exists && admins.empty
}

/**
 * Records that the first admin was appointed. The record is never removed, so that a demoted admin does not become admin
 * again by signing in.
 * @param uid the account that began with an admin's points, if one did
 */
export function recordBootstrap(db: Database, tx: Transaction, now: Date, uid?: string): void {
  const record = { madeAt: Timestamp.fromDate(now), ...(uid === undefined ? {} : { uid }) }
  // Merged, so that appointing a later admin does not remove the uid of the first.
  tx.set(db.bootstrap(), record, { merge: true })
}

const settled = new WeakSet<Database>()

/**
 * Makes the holder of the designated address admin when the account is already open, because the address was verified
 * or set as `ADMIN_EMAIL` later. It does nothing once an admin was ever appointed.
 */
export async function bootstrapAdmin(
  db: Database,
  candidate: Candidate,
  adminEmail: string | null,
  now: Date,
): Promise<void> {
  if (!isDesignated(candidate, adminEmail) || settled.has(db)) return
  const reference = db.users().doc(candidate.uid)
  const outcome = await db.firestore.runTransaction(async (tx) => {
    if (!(await isBootstrapOpen(db, tx))) return 'settled'
    const account = (await tx.get(reference)).data()
    // The account is not open yet. Opening it will make it admin.
    if (account?.ledgerOpenedAt === undefined) return 'later'
    creditBootstrap(db, tx, account, Math.max(0, ADMIN_BOOTSTRAP_POINTS - account.points), now)
    tx.update(reference, { role: 'admin', permissions: [...PERMISSIONS] })
    recordBootstrap(db, tx, now, account.uid)
    return 'made'
  })
  if (outcome === 'made') log('WARNING', 'admin-bootstrapped', { uid: candidate.uid })
  if (outcome !== 'later') settled.add(db)
}
