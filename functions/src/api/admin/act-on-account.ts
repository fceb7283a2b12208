import type { UserDocument } from '@gaplens/contracts/accounts/user'
import type { Transaction } from 'firebase-admin/firestore'
import type { Database } from '../../runtime/database.ts'
import { ApiError } from '../http/errors.ts'
import { type Activity, recordActivity } from './record-activity.ts'
import type { Actor } from './require-admin.ts'

/** The entry of the activity log for an admin's action, without its actor and target. */
type Act = Pick<Activity, 'action'> & Partial<Pick<Activity, 'before' | 'after' | 'reason'>>

/**
 * Lets an admin act on an account and records it in the activity log, in one transaction.
 * @param act makes the writes and returns what happened; null when the account already is in the requested state
 * @throws ApiError 404 when there is no such account, or what `act` throws
 */
export async function actOnAccount(
  db: Database,
  actor: Actor,
  uid: string,
  now: Date,
  act: (tx: Transaction, account: UserDocument) => Act | null | Promise<Act | null>,
): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const account = (await tx.get(db.users().doc(uid))).data()
    if (account === undefined) throw new ApiError('not-found')
    const done = await act(tx, account)
    if (done === null) return
    const activity = {
      before: null,
      after: null,
      reason: null,
      ...done,
      actor,
      target: { kind: 'user' as const, id: uid, label: account.displayName || account.email },
    }
    recordActivity(db, tx, activity, now)
  })
}
