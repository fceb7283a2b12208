import type { LedgerEntry } from '@gaplens/contracts/accounts/user'
import type { Query } from 'firebase-admin/firestore'

/** The entries of a ledger that took bought points back, of whatever order (`reversedOrderOf` tells it). They are few. */
export function reversalsIn(ledger: Query<LedgerEntry>): Query<LedgerEntry> {
  return ledger.where('kind', '==', 'reversal')
}
