import type { LedgerEntry, UserDocument } from '@gaplens/contracts/accounts/user'
import { SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { Timestamp, type Transaction, type UpdateData } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'

/**
 * Whether an account whose ledger is not open was imported: it has what the rules let no client write. Fields that the
 * server may add to an account before it opens (sign-in methods, a block, the brand) say nothing, or a new account could
 * get round the check of its gift.
 */
export function isImported(
  { points, role, hasBought, analysisCount, unfinished }: UserDocument,
  entries: readonly LedgerEntry[],
): boolean {
  const hasHistory = hasBought !== undefined || analysisCount !== undefined || unfinished !== undefined
  return points !== SIGNUP_POINTS || role !== 'user' || hasHistory || entries.length > 0
}

/** The entries of a ledger that is not open yet: those that were imported. */
export async function importedEntries(db: Database, tx: Transaction, uid: string): Promise<LedgerEntry[]> {
  return (await tx.get(db.ledger(uid))).docs.map((entry) => entry.data())
}

/**
 * Opens the ledger of an imported account that the identity provider does not know. It reads, so it must be called before
 * the first write of the transaction. It does nothing when the account is already open or does not exist.
 */
export async function openImportedAccount(
  db: Database,
  tx: Transaction,
  uid: string,
  now: Date,
): Promise<void> {
  const account = (await tx.get(db.users().doc(uid))).data()
  if (account === undefined || account.ledgerOpenedAt !== undefined) return
  const entries = await importedEntries(db, tx, uid)
  writeImportedOpening(db, tx, { uid, account, entries }, now)
}

/**
 * Writes the first entry of an imported account: the balance less the sum of imported entries, so that the balance stays the
 * same and no points are created. Everything else that was imported stays too.
 * @param changes further fields of the account
 */
export function writeImportedOpening(
  db: Database,
  tx: Transaction,
  imported: {
    readonly uid: string
    readonly account: UserDocument
    readonly entries: readonly LedgerEntry[]
  },
  now: Date,
  changes: UpdateData<UserDocument> = {},
): void {
  const { uid, account, entries } = imported
  const explained = entries.reduce((sum, entry) => sum + entry.delta, 0)
  const at = Timestamp.fromDate(now)
  tx.create(db.ledger(uid).doc('signup'), {
    delta: account.points - explained,
    balanceAfter: account.points,
    kind: 'signup',
    reason: '匯入帳號的期初點數',
    actor: 'system',
    analysisId: null,
    createdAt: at,
  })
  tx.update(db.users().doc(uid), { ...changes, ledgerOpenedAt: at, ledgerChangedAt: at })
}
