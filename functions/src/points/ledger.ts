import { batchRowOf } from '@gaplens/contracts/batch-row'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import {
  adjustmentEntry,
  adjustmentId,
  bootstrapEntry,
  chargeEntry,
  chargeId,
  type NewEntry,
  outcomeOf,
  purchaseEntry,
  purchaseId,
  ROW_CHARGE,
  refundEntry,
  refundId,
  reservationId,
  reversalEntry,
  reversalId,
} from './entries.ts'

/** An account as a transaction has read it. Its ledger is open. */
export interface Account {
  readonly uid: string
  readonly points: number
  /** Hashes of the requests of unfinished analyses, by the analyses' ids. */
  readonly unfinished: Readonly<Record<string, string>>
  /** Whether the user never bought points and is not an admin. */
  readonly isFree: boolean
}

/** Charges one analysis and marks it as unfinished. The caller has checked that the points suffice. */
export function chargeAnalysis(
  db: Database,
  tx: Transaction,
  account: Account,
  analysis: { readonly id: string; readonly requestHash: string },
): void {
  append(db, tx, account, chargeEntry(account.uid, analysis.id), {
    analysisCount: FieldValue.increment(1),
    [`unfinished.${analysis.id}`]: analysis.requestHash,
  })
}

/** The change in the owner's account when an analysis is finished or deleted. */
function noLongerUnfinished(analysisId: string): Record<string, FieldValue> {
  return { [`unfinished.${analysisId}`]: FieldValue.delete() }
}

/**
 * Prepares the end of an analysis in its owner's account: the analysis is no longer unfinished and, if a refund is due,
 * its points are refunded once. It reads, so it must be called before the first write of the transaction.
 * @returns whether the points are refunded, and a function that makes the writes
 */
export async function prepareAccountEnd(
  db: Database,
  tx: Transaction,
  uid: string,
  analysisId: string,
  isDue: boolean,
): Promise<{ readonly refunds: boolean; write(): void }> {
  const ended = noLongerUnfinished(analysisId)
  const endWithout = () => void tx.update(db.users().doc(uid), ended)
  if (!isDue) return { refunds: false, write: endWithout }
  const ledger = db.ledger(uid)
  const place = batchRowOf(analysisId)
  const [charge, refund, user] = await Promise.all([
    tx.get(ledger.doc(place === null ? chargeId(analysisId) : reservationId(place.batchId))),
    tx.get(ledger.doc(refundId(analysisId))),
    tx.get(db.users().doc(uid)),
  ])
  const points = user.data()?.points
  if (points === undefined) return { refunds: false, write: () => undefined }
  // The row of a batch has paid its part of what the batch has reserved.
  const paid = place === null || !charge.exists ? charge.data() : ROW_CHARGE
  const entry = refundEntry(analysisId, { charge: paid, refund: refund.data() })
  if (entry === null) return { refunds: refund.exists, write: endWithout }
  return { refunds: true, write: () => append(db, tx, { uid, points }, entry, ended) }
}

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

/** Credits the points of an admin to an account that was opened as a user's. Its fixed id makes sure that it happens once. */
export function creditBootstrap(
  db: Database,
  tx: Transaction,
  account: Pick<Account, 'uid' | 'points'>,
  delta: number,
): void {
  append(db, tx, account, bootstrapEntry(delta))
}

/** The effect of an admin's change of points. */
export interface Adjustment {
  readonly before: number
  readonly after: number
}

/**
 * Adds or deducts points. A deduction stops at zero, and the entry holds the amount that was really deducted. A repeated
 * operation id returns the first result and changes nothing. It reads, so it must be called before the first write of
 * the transaction.
 * @param change.delta a whole number other than zero
 * @returns null when there is no such account with an open ledger
 */
export async function adjustPoints(
  db: Database,
  tx: Transaction,
  uid: string,
  change: { operationId: string; delta: number; reason: string; actor: string },
): Promise<Adjustment | null> {
  const [known, user] = await Promise.all([
    tx.get(db.ledger(uid).doc(adjustmentId(change.operationId))),
    tx.get(db.users().doc(uid)),
  ])
  const account = user.data()
  if (account?.ledgerOpenedAt === undefined) return null
  const earlier = known.data()
  if (earlier !== undefined)
    return { before: earlier.balanceAfter - earlier.delta, after: earlier.balanceAfter }
  const entry = adjustmentEntry(account.points, change)
  append(db, tx, { uid, points: account.points }, entry)
  return { before: account.points, after: account.points + entry.delta }
}

/** The only function that changes a balance. It writes entry and balance in the same transaction. */
export function append(
  db: Database,
  tx: Transaction,
  account: Pick<Account, 'uid' | 'points'>,
  entry: NewEntry,
  changes: Record<string, FieldValue | string | boolean> = {},
): void {
  const { id, ...rest } = entry
  const { kind, balance: balanceAfter } = outcomeOf(account.points, entry)
  if (kind === 'refused') throw new RangeError(`ledger entry ${id} would leave a balance of ${balanceAfter}`)
  const now = Timestamp.now()
  tx.create(db.ledger(account.uid).doc(id), { ...rest, balanceAfter, createdAt: now })
  tx.update(db.users().doc(account.uid), { points: balanceAfter, ledgerChangedAt: now, ...changes })
}
