import type { ActivityDocument } from '@gaplens/contracts/admin/requests'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../../runtime/database.ts'

export type Activity = Omit<ActivityDocument, 'createdAt'>

/**
 * Writes an entry of the activity log in the transaction of the change, so that neither can exist without the other.
 * @param id id of the entry, for requests that may be repeated; otherwise a new id is made
 */
export function recordActivity(
  db: Database,
  tx: Transaction,
  activity: Activity,
  now: Date,
  id?: string,
): void {
  const reference = id === undefined ? db.activity().doc() : db.activity().doc(id)
  tx.create(reference, { ...activity, createdAt: Timestamp.fromDate(now) })
}
