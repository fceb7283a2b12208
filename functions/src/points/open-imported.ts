import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'

/**
 * Opens the ledger of an account that no identity provider knows (imported data) with the points it has, less what
 * entries that came with it account for already: the balance stays what it is, and nothing is minted. An account that
 * a client has made has five, by the rules. Reads; so it must come before the transaction's first
 * write. Does nothing to an account that is open, or not there.
 */
export async function openImportedAccount(db: Database, tx: Transaction, uid: string): Promise<void> {
  const reference = db.users().doc(uid)
  const account = (await tx.get(reference)).data()
  if (account === undefined || account.ledgerOpenedAt !== undefined) return
  const entries = (await tx.get(db.ledger(uid))).docs.map((entry) => entry.data())
  const explained = entries.reduce((sum, entry) => sum + entry.delta, 0)
  const now = Timestamp.now()
  tx.create(db.ledger(uid).doc('signup'), {
    delta: account.points - explained,
    balanceAfter: account.points,
    kind: 'signup',
    reason: '匯入帳號的期初點數',
    actor: 'system',
    analysisId: null,
    createdAt: now,
  })
  tx.update(reference, { ledgerOpenedAt: now })
}
