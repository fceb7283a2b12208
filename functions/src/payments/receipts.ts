import type { Receipt } from '@gaplens/contracts/ledger'
import { type PaymentEvent, PaymentEventSchema } from '@gaplens/contracts/payments'
import { LedgerEntrySchema } from '@gaplens/contracts/user'
import { reversalId } from '../points/entries.ts'
import { type Database, unparsed, unparsedDocument } from '../runtime/database.ts'

/** Firestore's limit on the values of an `in` query. */
const ORDERS_PER_QUERY = 30

/**
 * The receipts of a person's orders, by order id, each with its refund. An order without a stored payment notice has none.
 */
export async function receiptsOf(
  db: Database,
  uid: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Receipt>> {
  const events = await eventsOf(db, uid, [...new Set(orderIds)])
  const receipts = events.flatMap((event) => (event.status === 'credited' ? (receiptOf(event) ?? []) : []))
  const refunds = await refundsOf(
    db,
    uid,
    receipts.map(({ orderId }) => orderId),
    events.filter(({ status }) => status === 'reversed'),
  )
  return new Map(
    receipts.map((receipt) => [
      receipt.orderId,
      { ...receipt, refund: refunds.get(receipt.orderId) ?? null },
    ]),
  )
}

/** The notices of a person's orders, the earliest first. */
async function eventsOf(db: Database, uid: string, orderIds: readonly string[]): Promise<PaymentEvent[]> {
  const events: PaymentEvent[] = []
  for (let at = 0; at < orderIds.length; at += ORDERS_PER_QUERY) {
    const some = orderIds.slice(at, at + ORDERS_PER_QUERY)
    const found = await unparsed(db.paymentEvents()).where('orderId', 'in', some).get()
    for (const document of found.docs) {
      const { data: event } = PaymentEventSchema.safeParse(document.data())
      // A notice that cannot be parsed loses its own receipt, but not the whole page of the ledger.
      if (event === undefined) continue
      // The order id alone does not prove whose order it is.
      if (event.uid === uid || event.settledWith === uid) events.push(event)
    }
  }
  return events.toSorted((a, b) => a.receivedAt.toMillis() - b.receivedAt.toMillis())
}

/** What the ledger took back of these orders, by order id. The refunded amount is that of the first notice that did. */
async function refundsOf(
  db: Database,
  uid: string,
  orderIds: readonly string[],
  reversals: readonly PaymentEvent[],
): Promise<ReadonlyMap<string, Refund>> {
  if (orderIds.length === 0) return new Map()
  const references = orderIds.map((orderId) => unparsedDocument(db.ledger(uid).doc(reversalId(orderId))))
  const found = await db.firestore.getAll(...references)
  return new Map(
    found.flatMap((document, at): [string, Refund][] => {
      const { data: entry } = LedgerEntrySchema.safeParse(document.data())
      const orderId = orderIds[at]
      if (entry === undefined || orderId === undefined) return []
      const event = reversals.find((reversal) => reversal.orderId === orderId)
      const refund = {
        points: 0 - entry.delta,
        amount: event?.amount ?? null,
        chargedBack: event?.kind === 'charged-back',
        at: new Date(entry.createdAt.toMillis()).toISOString(),
      }
      return [[orderId, refund]]
    }),
  )
}

type Refund = NonNullable<Receipt['refund']>

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
