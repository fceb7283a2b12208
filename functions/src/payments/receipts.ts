import { LedgerEntrySchema } from '@gaplens/contracts/accounts/user'
import type { Receipt } from '@gaplens/contracts/points/ledger'
import { type PaymentEvent, PaymentEventSchema } from '@gaplens/contracts/points/payments'
import { reversedOrderOf } from '../points/entries.ts'
import { reversalsIn } from '../points/reversals-in.ts'
import { type Database, unparsed } from '../runtime/database.ts'
import { parseEach } from '../runtime/parse-each.ts'
import { refundsByEntry, totalRefund } from './order-refunds.ts'

/** Firestore's limit on the values of an `in` query. */
const ORDERS_PER_QUERY = 30

/** An order's receipt with all its refunds, and the refund of each reversal by the id of its ledger entry. */
export interface OrderReceipt {
  readonly receipt: Receipt
  readonly refunds: ReadonlyMap<string, NonNullable<Receipt['refund']>>
}

type StoredEvent = PaymentEvent & { readonly id: string }

/** The receipts of a person's orders, by order id. An order without a stored payment notice has none. */
export async function receiptsOf(
  db: Database,
  uid: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderReceipt>> {
  const events = await eventsOf(db, uid, [...new Set(orderIds)])
  const receipts = events.flatMap((event) => (event.status === 'credited' ? (receiptOf(event) ?? []) : []))
  if (receipts.length === 0) return new Map()
  const reversals = await reversalsOf(db, uid)
  return new Map(
    receipts.map((receipt) => {
      const { orderId } = receipt
      const refunds = refundsByEntry(
        receipt,
        reversals.filter((entry) => reversedOrderOf(entry) === orderId),
        events.filter((event) => event.orderId === orderId && event.status === 'reversed'),
      )
      return [orderId, { receipt: { ...receipt, refund: totalRefund([...refunds.values()]) }, refunds }]
    }),
  )
}

/** The notices of a person's orders, the earliest first. */
async function eventsOf(db: Database, uid: string, orderIds: readonly string[]): Promise<StoredEvent[]> {
  const events: StoredEvent[] = []
  for (let at = 0; at < orderIds.length; at += ORDERS_PER_QUERY) {
    const some = orderIds.slice(at, at + ORDERS_PER_QUERY)
    const found = await unparsed(db.paymentEvents()).where('orderId', 'in', some).get()
    for (const document of found.docs) {
      const { data: event } = PaymentEventSchema.safeParse(document.data())
      // A notice that cannot be parsed loses its own receipt, but not the whole page of the ledger.
      if (event === undefined) continue
      // The order id alone does not prove whose order it is.
      if (event.uid === uid || event.settledWith === uid) events.push({ ...event, id: document.id })
    }
  }
  return events.toSorted((a, b) => a.receivedAt.toMillis() - b.receivedAt.toMillis())
}

async function reversalsOf(db: Database, uid: string) {
  const found = await unparsed(reversalsIn(db.ledger(uid))).get()
  return parseEach(found.docs, LedgerEntrySchema).rows.map(({ id, data }) => ({ ...data, id }))
}

function receiptOf(event: PaymentEvent): Omit<Receipt, 'refund'> | null {
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
