import type { JoinedRequest } from '@gaplens/contracts/accounts/user'
import type { TimestampLike } from '@gaplens/contracts/timestamp'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import {
  adjustmentEntry,
  adjustmentId,
  bootstrapEntry,
  chargeEntry,
  entryTime,
  type NewEntry,
  outcomeOf,
} from './entries.ts'

/** An account as a transaction has read it. Its ledger is open. */
export interface Account {
  readonly uid: string
  readonly points: number
  /** When its ledger got its latest entry; missing in accounts of earlier versions. */
  readonly ledgerChangedAt?: TimestampLike | undefined
  /** Hashes of the requests of unfinished analyses, by the analyses' ids. */
  readonly unfinished: Readonly<Record<string, string>>
  /** Requests that joined a running analysis, by the ids that their idempotency keys give. */
  readonly joined: Readonly<Record<string, JoinedRequest>>
  /** Whether the user never bought points and is not an admin. */
  readonly isFree: boolean
}

/** What an entry needs to know of its account. */
type LedgerHolder = Pick<Account, 'uid' | 'points' | 'ledgerChangedAt'>

/** Charges one analysis and marks it as unfinished. The caller has checked that the points suffice. */
export function chargeAnalysis(
  db: Database,
  tx: Transaction,
  account: Account,
  analysis: { readonly id: string; readonly requestHash: string },
  now: Date,
): void {
  append(db, tx, account, chargeEntry(account.uid, analysis.id), now, {
    analysisCount: FieldValue.increment(1),
    [`unfinished.${analysis.id}`]: analysis.requestHash,
  })
}

/** Credits the points of an admin to an account that was opened as a user's. Its fixed id makes sure that it happens once. */
export function creditBootstrap(
  db: Database,
  tx: Transaction,
  account: LedgerHolder,
  delta: number,
  now: Date,
): void {
  append(db, tx, account, bootstrapEntry(delta), now)
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
  now: Date,
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
  append(db, tx, { ...account, uid }, entry, now)
  return { before: account.points, after: account.points + entry.delta }
}

/** The only function that changes a balance. It writes entry and balance in the same transaction. */
export function append(
  db: Database,
  tx: Transaction,
  account: LedgerHolder,
  entry: NewEntry,
  now: Date,
  changes: Record<string, FieldValue | string | boolean> = {},
): void {
  const { id, ...rest } = entry
  const { kind, balance: balanceAfter } = outcomeOf(account.points, entry)
  if (kind === 'refused') throw new RangeError(`ledger entry ${id} would leave a balance of ${balanceAfter}`)
  const at = Timestamp.fromMillis(entryTime(now.getTime(), account.ledgerChangedAt?.toMillis()))
  tx.create(db.ledger(account.uid).doc(id), { ...rest, balanceAfter, createdAt: at })
  tx.update(db.users().doc(account.uid), { points: balanceAfter, ledgerChangedAt: at, ...changes })
}
