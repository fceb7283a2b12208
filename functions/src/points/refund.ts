import { batchRowOf } from '@gaplens/contracts/batch-row'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { chargeId, type RefundCause, ROW_CHARGE, refundEntry, refundId, reservationId } from './entries.ts'
import { append } from './ledger.ts'

/** The change to the owner's account when an analysis ends or is deleted. */
function noLongerUnfinished(analysisId: string): Record<string, FieldValue> {
  return { [`unfinished.${analysisId}`]: FieldValue.delete() }
}

/**
 * Prepares the end of an analysis in its owner's account: the analysis is no longer unfinished and, if a refund is due,
 * its points are refunded once. It reads, so it must be called before the first write of the transaction.
 * @returns whether the points are refunded, and a function that makes the writes
 */
export async function prepareRefund(
  db: Database,
  tx: Transaction,
  uid: string,
  analysisId: string,
  isDue: boolean,
  cause: RefundCause = 'unfinished',
): Promise<{ readonly refunds: boolean; write(): void }> {
  const ended = noLongerUnfinished(analysisId)
  const endWithout = () => void tx.update(db.users().doc(uid), ended)
  if (!isDue) return { refunds: false, write: endWithout }
  const ledger = db.ledger(uid)
  const place = batchRowOf(analysisId)
  const [charge, refund, user] = await Promise.all([
    tx.get(ledger.doc(place === null ? chargeId(analysisId) : reservationId(place.batchId))),
    tx.get(ledger.doc(refundId(analysisId))),
    tx.get(db.users().doc(uid)),
  ])
  const points = user.data()?.points
  if (points === undefined) return { refunds: false, write: () => undefined }
  // A row of a batch was paid from the batch's reservation.
  const paid = place === null || !charge.exists ? charge.data() : ROW_CHARGE
  const entry = refundEntry(analysisId, { charge: paid, refund: refund.data() }, cause)
  if (entry === null) return { refunds: refund.exists, write: endWithout }
  return { refunds: true, write: () => append(db, tx, { uid, points }, entry, ended) }
}
