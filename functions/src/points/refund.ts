import type { RefundCause } from '@gaplens/contracts/accounts/user'
import { batchRowOf } from '@gaplens/contracts/batches/batch-row'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { chargeId, ROW_CHARGE, refundEntry, refundId, reservationId } from './entries.ts'
import { append } from './ledger.ts'

/** The change to the owner's account when an analysis ends or is deleted. */
function noLongerUnfinished(analysisId: string): Record<string, FieldValue> {
  return { [`unfinished.${analysisId}`]: FieldValue.delete() }
}

/** The end of an analysis in its owner's account. */
export interface AccountEnd {
  /** Whether the account was closed. Then there is nothing to write. */
  readonly isClosed: boolean
  /** Whether the points are refunded. */
  readonly refunds: boolean
  /** Makes the writes. @param now the time of a refund */
  write(now: Date): void
}

const CLOSED: AccountEnd = { isClosed: true, refunds: false, write: () => undefined }

/**
 * Prepares the end of an analysis in its owner's account: the analysis is no longer unfinished and, if a refund is due,
 * its points are refunded once. It reads, so it must be called before the first write of the transaction.
 */
export async function prepareRefund(
  db: Database,
  tx: Transaction,
  uid: string,
  analysisId: string,
  isDue: boolean,
  cause: RefundCause = 'unfinished',
): Promise<AccountEnd> {
  const owner = db.users().doc(uid)
  const ended = noLongerUnfinished(analysisId)
  const endWithout = () => void tx.update(owner, ended)
  if (!isDue) {
    // Closing the account takes no notice of its running analyses, so it may be gone.
    const { exists } = await tx.get(unparsedDocument(owner))
    return exists ? { isClosed: false, refunds: false, write: endWithout } : CLOSED
  }
  const ledger = db.ledger(uid)
  const place = batchRowOf(analysisId)
  const [charge, refund, user] = await Promise.all([
    tx.get(ledger.doc(place === null ? chargeId(analysisId) : reservationId(place.batchId))),
    tx.get(ledger.doc(refundId(analysisId))),
    tx.get(owner),
  ])
  const account = user.data()
  if (account === undefined) return CLOSED
  // A row of a batch was paid from the batch's reservation.
  const paid = place === null || !charge.exists ? charge.data() : ROW_CHARGE
  const entry = refundEntry(analysisId, { charge: paid, refund: refund.data() }, cause)
  if (entry === null) return { isClosed: false, refunds: refund.exists, write: endWithout }
  return {
    isClosed: false,
    refunds: true,
    write: (now) => append(db, tx, { ...account, uid }, entry, now, ended),
  }
}
