import type { Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { purchaseEntry, purchaseId, reversalEntry, reversalId } from './entries.ts'
import { append } from './ledger.ts'

/**
 * Prepares to credit bought points, once for each order. It reads, so it must be called before the first write of the
 * transaction.
 * @param purchase.orderId the seller's id of the order, which is the idempotency key
 * @returns the new balance and a function that writes it, which does nothing if the order was credited before
 * @throws RangeError when the account has no open ledger
 */
export async function prepareCredit(
  db: Database,
  tx: Transaction,
  uid: string,
  purchase: { orderId: string; points: number; reason: string },
): Promise<{ readonly balance: number; write(): void }> {
  const [known, user] = await Promise.all([
    tx.get(db.ledger(uid).doc(purchaseId(purchase.orderId))),
    tx.get(db.users().doc(uid)),
  ])
  const account = user.data()
  if (account?.ledgerOpenedAt === undefined) throw new RangeError(`account ${uid} has no open ledger`)
  if (known.exists) return { balance: account.points, write: () => undefined }
  return {
    balance: account.points + purchase.points,
    write: () =>
      append(db, tx, { uid, points: account.points }, purchaseEntry(purchase), { hasBought: true }),
  }
}

/** The outcome of taking bought points back. */
export type Reversal =
  | { readonly kind: 'reversed'; readonly points: number; readonly balance: number }
  /** The points of this order were taken back before. */
  | { readonly kind: 'known'; readonly points: number; readonly balance: number }
  /** The account was not credited for this order, or with fewer points. */
  | { readonly kind: 'unknown-order' }
  | { readonly kind: 'unknown-user' }

/**
 * Prepares to take back bought points whose payment was refunded or charged back, once for each order. It is the only
 * entry that may leave a negative balance. It reads, so it must be called before the first write of the transaction.
 * @param reversal.points at most the points that the order was credited with; null for all of them
 * @returns the outcome and a function that writes it
 */
export async function prepareReversal(
  db: Database,
  tx: Transaction,
  uid: string,
  reversal: { orderId: string; points: number | null; reason: string },
): Promise<{ readonly outcome: Reversal; write(): void }> {
  const nothing = (outcome: Reversal) => ({ outcome, write: () => undefined })
  const ledger = db.ledger(uid)
  const [purchase, known, user] = await Promise.all([
    tx.get(ledger.doc(purchaseId(reversal.orderId))),
    tx.get(ledger.doc(reversalId(reversal.orderId))),
    tx.get(db.users().doc(uid)),
  ])
  const account = user.data()
  if (account?.ledgerOpenedAt === undefined) return nothing({ kind: 'unknown-user' })
  const earlier = known.data()
  if (earlier !== undefined)
    return nothing({ kind: 'known', points: -earlier.delta, balance: account.points })
  const entry = reversalEntry(reversal, purchase.data())
  if (entry === null) return nothing({ kind: 'unknown-order' })
  const points = -entry.delta
  const balance = account.points - points
  return {
    outcome: { kind: 'reversed', points, balance },
    write: () => append(db, tx, { uid, points: account.points }, entry),
  }
}
