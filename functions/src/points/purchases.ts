import type { Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import {
  type NewReversal,
  pointsLeftOf,
  purchaseEntry,
  purchaseId,
  reversalEntry,
  reversedOrderOf,
} from './entries.ts'
import { append } from './ledger.ts'
import { reversalsIn } from './reversals-in.ts'

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
): Promise<{ readonly balance: number; write(now: Date): void }> {
  const [known, user] = await Promise.all([
    tx.get(db.ledger(uid).doc(purchaseId(purchase.orderId))),
    tx.get(db.users().doc(uid)),
  ])
  const account = user.data()
  if (account?.ledgerOpenedAt === undefined) throw new RangeError(`account ${uid} has no open ledger`)
  if (known.exists) return { balance: account.points, write: () => undefined }
  return {
    balance: account.points + purchase.points,
    write: (now) => append(db, tx, { ...account, uid }, purchaseEntry(purchase), now, { hasBought: true }),
  }
}

/** The outcome of taking bought points back. */
export type Reversal =
  | { readonly kind: 'reversed'; readonly points: number; readonly balance: number }
  /** All points of this order were taken back before. */
  | { readonly kind: 'known'; readonly points: number; readonly balance: number }
  /** The account was not credited for this order, or fewer points of it are left. */
  | { readonly kind: 'unknown-order' }
  | { readonly kind: 'unknown-user' }

/**
 * Prepares to take back bought points whose payment was refunded or charged back. Several events may do so for an order, and
 * together take back no more than it was credited with. It is the only entry that may leave a negative balance. It reads, so it
 * must be called before the first write of the transaction, which must also mark the event as settled.
 * @returns the outcome and a function that writes it
 */
export async function prepareReversal(
  db: Database,
  tx: Transaction,
  uid: string,
  reversal: NewReversal,
): Promise<{ readonly outcome: Reversal; write(now: Date): void }> {
  const nothing = (outcome: Reversal) => ({ outcome, write: () => undefined })
  const ledger = db.ledger(uid)
  const [purchase, reversals, user] = await Promise.all([
    tx.get(ledger.doc(purchaseId(reversal.orderId))),
    tx.get(reversalsIn(ledger)),
    tx.get(db.users().doc(uid)),
  ])
  const account = user.data()
  if (account?.ledgerOpenedAt === undefined) return nothing({ kind: 'unknown-user' })
  const credited = purchase.data()
  const stored = {
    purchase: credited,
    reversals: reversals.docs
      .map((document) => ({ id: document.id, ...document.data() }))
      .filter((entry) => reversedOrderOf(entry) === reversal.orderId),
  }
  if (credited !== undefined && pointsLeftOf(stored) <= 0)
    return nothing({ kind: 'known', points: credited.delta, balance: account.points })
  const entry = reversalEntry(reversal, stored)
  if (entry === null) return nothing({ kind: 'unknown-order' })
  const points = -entry.delta
  const balance = account.points - points
  return {
    outcome: { kind: 'reversed', points, balance },
    write: (now) => append(db, tx, { ...account, uid }, entry, now),
  }
}
