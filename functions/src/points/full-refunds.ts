import { PaymentEventSchema } from '@gaplens/contracts/points/payments'
import type { Transaction } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import { type NewEntry, orderOfEntry, reversedOrderOf } from './entries.ts'

type Entry = Pick<NewEntry, 'id' | 'kind' | 'delta'>

/** How many points are left of each order of which some, but not all, were taken back. */
export function partlyReversed(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const left = new Map<string, number>()
  for (const entry of entries) {
    const orderId = orderOfEntry(entry) ?? reversedOrderOf(entry)
    if (orderId !== null) left.set(orderId, (left.get(orderId) ?? 0) + entry.delta)
  }
  const reversed = new Set(entries.map(reversedOrderOf))
  return new Map([...left].filter(([orderId, points]) => reversed.has(orderId) && points > 0))
}

/** Firestore's limit on the values of an `in` query. */
const ORDERS_PER_QUERY = 30
const SettledSchema = PaymentEventSchema.pick({
  uid: true,
  orderId: true,
  kind: true,
  status: true,
  settledWith: true,
})

/**
 * The orders among these entries whose whole payment went back to the buyer although points of them are left. Only a notice
 * of the full price settles itself. Those that an admin settled are left out, because an admin decided about the points.
 */
export async function readFullRefunds(
  db: Database,
  tx: Transaction,
  uid: string,
  entries: readonly Entry[],
): Promise<ReadonlySet<string>> {
  const orders = [...partlyReversed(entries).keys()]
  const refunded = new Set<string>()
  for (let at = 0; at < orders.length; at += ORDERS_PER_QUERY) {
    const some = orders.slice(at, at + ORDERS_PER_QUERY)
    const notices = unparsed(db.paymentEvents())
      .where('orderId', 'in', some)
      .select(...Object.keys(SettledSchema.shape))
    for (const document of (await tx.get(notices)).docs) {
      const { data: notice } = SettledSchema.safeParse(document.data())
      if (notice === undefined || notice.orderId === null || notice.uid !== uid) continue
      const isRefund = notice.kind === 'refunded' || notice.kind === 'charged-back'
      if (isRefund && notice.status === 'reversed' && notice.settledWith === null)
        refunded.add(notice.orderId)
    }
  }
  return refunded
}
