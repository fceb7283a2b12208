import type { ActivityDocument } from '@gaplens/contracts/admin'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../../runtime/database.ts'

export type Activity = Omit<ActivityDocument, 'createdAt'>

/**
 * Writes a line of the activity log into the transaction of the change it tells of: neither is there without the other.
 * @param id where a repeated request must find its line again; otherwise a new one
 */
export function recordActivity(db: Database, tx: Transaction, activity: Activity, id?: string): void {
  const reference = id === undefined ? db.activity().doc() : db.activity().doc(id)
  tx.create(reference, { ...activity, createdAt: Timestamp.now() })
}
