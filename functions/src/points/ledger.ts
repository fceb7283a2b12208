import { POINTS_PER_ANALYSIS } from '@gaplens/contracts/limits'
import type { LedgerKind } from '@gaplens/contracts/user'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'

/** An account as a transaction has read it. Its ledger is open. */
export interface Account {
  readonly uid: string
  readonly points: number
  /** Hashes of the requests of unfinished analyses, by the analyses' ids. */
  readonly unfinished: Readonly<Record<string, string>>
  /** Whether the user never bought points and is not an admin. */
  readonly isFree: boolean
}

interface Entry {
  /** The idempotency key. A second entry with the same id is never written. */
  readonly id: string
  readonly delta: number
  readonly kind: LedgerKind
  readonly reason: string
  readonly actor: string
  readonly analysisId: string | null
}

/** Charges one analysis and marks it as unfinished. The caller has checked that the points suffice. */
export function chargeAnalysis(
  db: Database,
  tx: Transaction,
  account: Account,
  analysis: { readonly id: string; readonly requestHash: string },
): void {
  const entry: Entry = {
    id: `charge_${analysis.id}`,
    delta: -POINTS_PER_ANALYSIS,
    kind: 'analysis',
    reason: '內容缺口分析',
    actor: account.uid,
    analysisId: analysis.id,
  }
  append(db, tx, account, entry, {
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
  const [charge, refund, user] = await Promise.all([
    tx.get(ledger.doc(`charge_${analysisId}`)),
    tx.get(ledger.doc(`refund_${analysisId}`)),
    tx.get(db.users().doc(uid)),
  ])
  const charged = charge.data()
  const points = user.data()?.points
  if (points === undefined) return { refunds: false, write: () => undefined }
  if (charged === undefined || refund.exists) return { refunds: refund.exists, write: endWithout }
  const entry: Entry = {
    id: `refund_${analysisId}`,
    delta: -charged.delta,
    kind: 'refund',
    reason: '分析未完成，退還點數',
    actor: 'system',
    analysisId,
  }
  return { refunds: true, write: () => append(db, tx, { uid, points }, entry, ended) }
}

const PURCHASE_PREFIX = 'purchase_'

/** The order that an entry credited; null when the entry is not a purchase. */
export function orderOfEntry(entry: { readonly id: string; readonly kind: LedgerKind }): string | null {
  return entry.kind === 'purchase' && entry.id.startsWith(PURCHASE_PREFIX)
    ? entry.id.slice(PURCHASE_PREFIX.length)
    : null
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
  const entryId = `${PURCHASE_PREFIX}${purchase.orderId}`
  const [known, user] = await Promise.all([tx.get(db.ledger(uid).doc(entryId)), tx.get(db.users().doc(uid))])
  const account = user.data()
  if (account?.ledgerOpenedAt === undefined) throw new RangeError(`account ${uid} has no open ledger`)
  if (known.exists) return { balance: account.points, write: () => undefined }
  const entry: Entry = {
    id: entryId,
    delta: purchase.points,
    kind: 'purchase',
    reason: purchase.reason,
    actor: 'system',
    analysisId: null,
  }
  return {
    balance: account.points + purchase.points,
    write: () => append(db, tx, { uid, points: account.points }, entry, { hasBought: true }),
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
    tx.get(ledger.doc(`purchase_${reversal.orderId}`)),
    tx.get(ledger.doc(`reversal_${reversal.orderId}`)),
    tx.get(db.users().doc(uid)),
  ])
  const account = user.data()
  const credited = purchase.data()?.delta
  if (account?.ledgerOpenedAt === undefined) return nothing({ kind: 'unknown-user' })
  const earlier = known.data()
  if (earlier !== undefined)
    return nothing({ kind: 'known', points: -earlier.delta, balance: account.points })
  const points = reversal.points ?? credited
  if (credited === undefined || points === undefined || points > credited)
    return nothing({ kind: 'unknown-order' })
  const entry: Entry = {
    id: `reversal_${reversal.orderId}`,
    delta: -points,
    kind: 'reversal',
    reason: reversal.reason,
    actor: 'system',
    analysisId: null,
  }
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
  const entry = { kind: 'signup', reason: '管理員帳號開通', actor: 'system', analysisId: null } as const
  append(db, tx, account, { id: 'bootstrap', delta, ...entry })
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
  if (!Number.isSafeInteger(change.delta) || change.delta === 0)
    throw new RangeError('not an amount of points')
  const entryId = `adjustment_${change.operationId}`
  const [known, user] = await Promise.all([tx.get(db.ledger(uid).doc(entryId)), tx.get(db.users().doc(uid))])
  const account = user.data()
  if (account?.ledgerOpenedAt === undefined) return null
  const earlier = known.data()
  if (earlier !== undefined)
    return { before: earlier.balanceAfter - earlier.delta, after: earlier.balanceAfter }
  // A balance that is below zero already loses nothing more.
  const delta = Math.max(change.delta, 0 - Math.max(0, account.points))
  append(
    db,
    tx,
    { uid, points: account.points },
    { id: entryId, delta, kind: 'adjustment', reason: change.reason, actor: change.actor, analysisId: null },
  )
  return { before: account.points, after: account.points + delta }
}

/** The only function that changes a balance. It writes entry and balance in the same transaction. */
function append(
  db: Database,
  tx: Transaction,
  account: Pick<Account, 'uid' | 'points'>,
  entry: Entry,
  changes: Record<string, FieldValue | string | boolean> = {},
): void {
  const { id, ...rest } = entry
  const balanceAfter = account.points + entry.delta
  // Only a payment that is taken back may leave a debt; what is given makes it smaller.
  const isAllowed = balanceAfter >= 0 || entry.kind === 'reversal' || entry.delta >= 0
  if (!Number.isSafeInteger(balanceAfter) || !isAllowed) {
    throw new RangeError(`ledger entry ${id} would leave a balance of ${balanceAfter}`)
  }
  const now = Timestamp.now()
  tx.create(db.ledger(account.uid).doc(id), { ...rest, balanceAfter, createdAt: now })
  tx.update(db.users().doc(account.uid), { points: balanceAfter, ledgerChangedAt: now, ...changes })
}
