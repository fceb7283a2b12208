import type { Receipt } from '@gaplens/contracts/ledger'
import { type PaymentEvent, PaymentEventSchema } from '@gaplens/contracts/payments'
import { type Database, unparsed } from '../runtime/database.ts'

/** Firestore's limit on the values of an `in` query. */
const ORDERS_PER_QUERY = 30

/** The receipts of a person's orders, by order id. An order without a stored payment notice has none. */
export async function receiptsOf(
  db: Database,
  uid: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Receipt>> {
  const receipts = new Map<string, Receipt>()
  for (let at = 0; at < orderIds.length; at += ORDERS_PER_QUERY) {
    const some = orderIds.slice(at, at + ORDERS_PER_QUERY)
    const found = await unparsed(db.paymentEvents()).where('orderId', 'in', some).get()
    for (const document of found.docs) {
      const { data: event } = PaymentEventSchema.safeParse(document.data())
      // A notice that cannot be parsed loses its own receipt, but not the whole page of the ledger.
      if (event === undefined) continue
      // The order id alone does not prove whose order it is, and an order may have notices other than its payment.
      const isTheirs = event.uid === uid || event.settledWith === uid
      const receipt = isTheirs && event.status === 'credited' ? receiptOf(event) : null
      if (receipt !== null) receipts.set(receipt.orderId, receipt)
    }
  }
  return receipts
}

function receiptOf(event: PaymentEvent): Receipt | null {
  const { orderId, planId, amount, currency, points, receivedAt } = event
  if (orderId === null || planId === null || amount === null || currency === null) return null
  return {
    orderId,
    planId,
    amount,
    currency,
    points,
    paidAt: new Date(receivedAt.toMillis()).toISOString(),
    invoice: {
      ...(event.invoiceNumber ? { number: event.invoiceNumber } : {}),
      ...(event.invoiceTaxId ? { taxId: event.invoiceTaxId } : {}),
      ...(event.invoiceCarrier ? { carrier: event.invoiceCarrier } : {}),
    },
  }
}
