import { BUYER_FIELDS } from '@gaplens/contracts/points/payments'
import type { Transaction } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'

/**
 * The change that removes the buyer from a notice that is done with, if the account that it names does not exist. The
 * deletion of an account removes the buyer from the notices that are there by then, and nothing else would from a later
 * one. It reads, so it must be called before the first write of the transaction.
 * @param uid of the notice, which need not be a valid document id
 */
export async function withoutGoneBuyer(
  db: Database,
  tx: Transaction,
  uid: string | null,
): Promise<Record<string, string>> {
  if (uid === null) return {}
  const account = await tx.get(unparsed(db.users()).where('uid', '==', uid).limit(1).select())
  return account.empty ? Object.fromEntries(['uid', ...BUYER_FIELDS].map((field) => [field, ''])) : {}
}
