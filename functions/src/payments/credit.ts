import type { PaymentAnswer, PaymentEvent, PaymentNotice } from '@gaplens/contracts/payments'
import { findPlan } from '@gaplens/contracts/plans'
import { Timestamp } from 'firebase-admin/firestore'
import { creditPurchase } from '../points/ledger.ts'
import type { Database } from '../runtime/database.ts'

export type CreditOutcome =
  | PaymentAnswer
  | { readonly status: 'unknown-user' }
  | { readonly status: 'mismatch' }

/**
 * Credits what a notice says was paid, once an event and once an order, in one transaction with the note of the event.
 * The points are the plan's: a notice that names another amount is refused.
 */
export async function creditNotice(db: Database, notice: PaymentNotice, now: Date): Promise<CreditOutcome> {
  const { uid, orderId, planId, amount, currency, invoice = {} } = notice.data
  const plan = findPlan(planId, currency)
  if (plan === undefined || plan.points === null || plan.price !== amount) return { status: 'mismatch' }
  const { points, name } = plan
  const reference = db.paymentEvents().doc(notice.id)
  return await db.firestore.runTransaction(async (tx): Promise<CreditOutcome> => {
    const [event, order, user] = await Promise.all([
      tx.get(reference),
      tx.get(db.ledger(uid).doc(`purchase_${orderId}`)),
      tx.get(db.users().doc(uid)),
    ])
    const known = event.data()
    if (known !== undefined) return { status: 'known', points: known.points }
    if (order.exists) return { status: 'known', points }
    // Not there, or made by the client a moment ago: the provider will send the notice again.
    if (user.data()?.ledgerOpenedAt === undefined) return { status: 'unknown-user' }
    await creditPurchase(db, tx, uid, { orderId, points, reason: `購買${name}` })
    const note: PaymentEvent = {
      orderId,
      uid,
      planId,
      amount,
      currency,
      points,
      ...(invoice.number === undefined ? {} : { invoiceNumber: invoice.number }),
      ...(invoice.taxId === undefined ? {} : { invoiceTaxId: invoice.taxId }),
      ...(invoice.carrier === undefined ? {} : { invoiceCarrier: invoice.carrier }),
      receivedAt: Timestamp.fromDate(now),
    }
    tx.create(reference, note)
    return { status: 'credited', points }
  })
}
