import type { Receipt } from '@gaplens/contracts/ledger'
import { type PaymentEvent, PaymentEventSchema } from '@gaplens/contracts/payments'
import { type Database, unparsed } from '../runtime/database.ts'

/** Firestore compares a field with no more values than this at once. */
const ORDERS_PER_QUERY = 30

/** The receipts of a person's orders, by order. One whose sale is not on record has none. */
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
      // One that can't be read costs its own receipt, not the page of the ledger.
      if (event === undefined) continue
      // An order's number is the seller's, and no proof of whose it is; nor is every notice of it that of its payment.
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
