import { POINTS_PER_ANALYSIS } from '@gaplens/contracts/limits'
import type { LedgerKind } from '@gaplens/contracts/user'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'

/** An account inside a transaction: what was read, with the ledger open. */
export interface Account {
  readonly uid: string
  readonly points: number
  /** Hashes of the requests of unfinished analyses, by the analyses' ids. */
  readonly unfinished: Readonly<Record<string, string>>
  /** Its holder never bought points, and is no admin. */
  readonly isFree: boolean
}

interface Entry {
  /** The idempotency key: the same id twice is the same entry. */
  readonly id: string
  readonly delta: number
  readonly kind: LedgerKind
  readonly reason: string
  readonly actor: string
  readonly analysisId: string | null
}

/** Takes the points of one analysis and counts it as unfinished. The caller has checked that the points are there. */
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

/** What a finished or deleted analysis changes in its owner's account. */
function noLongerUnfinished(analysisId: string): Record<string, FieldValue> {
  return { [`unfinished.${analysisId}`]: FieldValue.delete() }
}

/**
 * What the end of an analysis without a report changes in its owner's account: it is no longer unfinished, and where
 * they are due its points come back, once. Reads; so it must come before the transaction's first write.
 * @returns whether the points are back then, and the function that writes
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

/** The order that an entry credited; null for entries that are no purchase. */
export function orderOfEntry(entry: { readonly id: string; readonly kind: LedgerKind }): string | null {
  return entry.kind === 'purchase' && entry.id.startsWith(PURCHASE_PREFIX)
    ? entry.id.slice(PURCHASE_PREFIX.length)
    : null
}

/**
 * Credits bought points, once an order. Reads; so it must come before the transaction's first write.
 * @param orderId the seller's id of the order: the idempotency key
 */
export async function creditPurchase(
  db: Database,
  tx: Transaction,
  uid: string,
  purchase: { orderId: string; points: number; reason: string },
): Promise<void> {
  const entryId = `${PURCHASE_PREFIX}${purchase.orderId}`
  const [known, user] = await Promise.all([tx.get(db.ledger(uid).doc(entryId)), tx.get(db.users().doc(uid))])
  const account = user.data()
  if (account?.ledgerOpenedAt === undefined) throw new RangeError(`account ${uid} has no open ledger`)
  if (known.exists) return
  append(
    db,
    tx,
    { uid, points: account.points },
    {
      id: entryId,
      delta: purchase.points,
      kind: 'purchase',
      reason: purchase.reason,
      actor: 'system',
      analysisId: null,
    },
    { hasBought: true },
  )
}

/** The points of an admin whose account was opened as a user's. Once: its id is fixed. */
export function creditBootstrap(
  db: Database,
  tx: Transaction,
  account: Pick<Account, 'uid' | 'points'>,
  delta: number,
): void {
  const entry = { kind: 'signup', reason: '管理員帳號開通', actor: 'system', analysisId: null } as const
  append(db, tx, account, { id: 'bootstrap', delta, ...entry })
}

/** What an admin's change of points did. */
export interface Adjustment {
  readonly before: number
  readonly after: number
}

/**
 * Adds points, or takes them but never below zero: the entry says what was really taken. Repeating an operation id
 * answers as the first time did and changes nothing. Reads; so it must come before the transaction's first write.
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
  const delta = Math.max(change.delta, -account.points)
  append(
    db,
    tx,
    { uid, points: account.points },
    { id: entryId, delta, kind: 'adjustment', reason: change.reason, actor: change.actor, analysisId: null },
  )
  return { before: account.points, after: account.points + delta }
}

/** The one place where a balance changes: entry and balance in the same transaction. */
function append(
  db: Database,
  tx: Transaction,
  account: Pick<Account, 'uid' | 'points'>,
  entry: Entry,
  changes: Record<string, FieldValue | string | boolean> = {},
): void {
  const { id, ...rest } = entry
  const balanceAfter = account.points + entry.delta
  if (!Number.isSafeInteger(balanceAfter) || balanceAfter < 0) {
    throw new RangeError(`ledger entry ${id} would leave a balance of ${balanceAfter}`)
  }
  const now = Timestamp.now()
  tx.create(db.ledger(account.uid).doc(id), { ...rest, balanceAfter, createdAt: now })
  tx.update(db.users().doc(account.uid), { points: balanceAfter, ledgerChangedAt: now, ...changes })
}
