import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'

/**
 * Opens the ledger of an imported account that the identity provider does not know. Its first entry is the balance less
 * the sum of imported entries, so that the balance stays the same and no points are created. (The rules make sure that an
 * account created by a client has five points.) It reads, so it must be called before the first write of the transaction.
 * It does nothing when the account is already open or does not exist.
 */
export async function openImportedAccount(
  db: Database,
  tx: Transaction,
  uid: string,
  now: Date,
): Promise<void> {
  const reference = db.users().doc(uid)
  const account = (await tx.get(reference)).data()
  if (account === undefined || account.ledgerOpenedAt !== undefined) return
  const entries = (await tx.get(db.ledger(uid))).docs.map((entry) => entry.data())
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
  tx.update(reference, { ledgerOpenedAt: at, ledgerChangedAt: at })
}
