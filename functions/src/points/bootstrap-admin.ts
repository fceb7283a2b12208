import { ADMIN_BOOTSTRAP_POINTS } from '@gaplens/contracts/limits'
import { PERMISSIONS } from '@gaplens/contracts/user'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { creditBootstrap } from './ledger.ts'

/** A verified sign-in that may be the pre-designated admin's. */
interface Candidate {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
}

/** Whether this is the verified sign-in of the pre-designated address. */
export function isDesignated({ email, emailVerified }: Candidate, adminEmail: string | null): boolean {
  return emailVerified && adminEmail !== null && email.toLowerCase() === adminEmail
}

/**
 * Whether the bootstrap is still to happen: no record of it, and no admin by other means (imported data). Reads; so it
 * must come before the transaction's first write. Read in the transaction: of two at the same instant one wins.
 */
export async function isBootstrapOpen(db: Database, tx: Transaction): Promise<boolean> {
  const [record, admins] = await Promise.all([
    tx.get(db.bootstrap()),
    tx.get(db.users().where('role', '==', 'admin').limit(1)),
  ])
  return !record.exists && admins.empty
}

/**
 * Written with the first admin, and never removed: who was demoted does not become admin by signing in again.
 * @param uid whose account began with an admin's points, where one did
 */
export function recordBootstrap(db: Database, tx: Transaction, uid?: string): void {
  const record = { madeAt: Timestamp.now(), ...(uid === undefined ? {} : { uid }) }
  // Merged: a later admin does not take the first one's name out.
  tx.set(db.bootstrap(), record, { merge: true })
}

const settled = new WeakSet<Database>()

/**
 * Makes the holder of the pre-designated address admin at a sign-in after the account was opened: one who verified
 * the address later, or was set as `ADMIN_EMAIL` later. Does nothing once an admin was ever made.
 */
export async function bootstrapAdmin(
  db: Database,
  candidate: Candidate,
  adminEmail: string | null,
): Promise<void> {
  if (!isDesignated(candidate, adminEmail) || settled.has(db)) return
  const reference = db.users().doc(candidate.uid)
  const outcome = await db.firestore.runTransaction(async (tx) => {
    if (!(await isBootstrapOpen(db, tx))) return 'settled'
    const account = (await tx.get(reference)).data()
    // Not opened yet: its opening makes it admin.
    if (account?.ledgerOpenedAt === undefined) return 'later'
    const { uid, points } = account
    creditBootstrap(db, tx, { uid, points }, Math.max(0, ADMIN_BOOTSTRAP_POINTS - points))
    tx.update(reference, { role: 'admin', permissions: [...PERMISSIONS] })
    recordBootstrap(db, tx, uid)
    return 'made'
  })
  if (outcome === 'made') log('WARNING', 'admin-bootstrapped', { uid: candidate.uid })
  if (outcome !== 'later') settled.add(db)
}
