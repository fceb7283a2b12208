import type { Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { purchaseEntry, purchaseId, reversalEntry, reversalId } from './entries.ts'
import { append } from './ledger.ts'

/**
 * Credits bought points, once an order. Reads; so it must come before the transaction's first write.
 * @param purchase.orderId the seller's id of the order: the idempotency key
 * @returns the function that writes; it does nothing where the order was credited before
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

/** What taking bought points back did. */
export type Reversal =
  | { readonly kind: 'reversed'; readonly points: number; readonly balance: number }
  /** Taken back before, so many: an order's points go once. */
  | { readonly kind: 'known'; readonly points: number; readonly balance: number }
  /** The account was never credited for this order, or not with so many points. */
  | { readonly kind: 'unknown-order' }
  | { readonly kind: 'unknown-user' }

/**
 * Takes bought points back whose payment was refunded or charged back, once an order: the one entry that may leave a
 * balance below zero. Reads; so it must come before the transaction's first write.
 * @param reversal.points at most what the order was credited with; null: all of it
 * @returns what it will do, and the function that writes it
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
