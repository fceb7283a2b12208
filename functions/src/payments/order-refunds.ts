import type { LedgerEntry } from '@gaplens/contracts/accounts/user'
import type { Receipt } from '@gaplens/contracts/points/ledger'
import type { PaymentEvent } from '@gaplens/contracts/points/payments'
import { laterEventOf } from '../points/entries.ts'

type Refund = NonNullable<Receipt['refund']>
type Reversal = LedgerEntry & { readonly id: string }
type StoredEvent = PaymentEvent & { readonly id: string }

/**
 * What each reversal of an order refunded, by the id of its entry, the earliest first. A chargeback of the full price after
 * a partial refund counts only with the rest, so that all amounts together are no more than the price.
 * @param events the notices that took back points of the order, the earliest first
 */
export function refundsByEntry(
  order: Pick<Receipt, 'amount' | 'currency'>,
  reversals: readonly Reversal[],
  events: readonly StoredEvent[],
): ReadonlyMap<string, Refund> {
  const later = new Set(reversals.map(laterEventOf))
  const first = events.find(({ id }) => !later.has(id))
  const refunds = new Map<string, Refund>()
  let left = order.amount
  for (const reversal of reversals.toSorted((a, b) => a.createdAt.toMillis() - b.createdAt.toMillis())) {
    const eventId = laterEventOf(reversal)
    const event = eventId === null ? first : events.find(({ id }) => id === eventId)
    const stated = event?.currency === order.currency ? event.amount : null
    const amount = stated === null ? null : Math.min(stated, left)
    left -= amount ?? 0
    refunds.set(reversal.id, {
      points: 0 - reversal.delta,
      amount,
      chargedBack: event?.kind === 'charged-back',
      at: new Date(reversal.createdAt.toMillis()).toISOString(),
    })
  }
  return refunds
}

/** All refunds of an order as one; null when there is none. Its amount is not known if that of any is not. */
export function totalRefund(refunds: readonly Refund[]): Refund | null {
  const last = refunds.at(-1)
  if (last === undefined) return null
  const amounts = refunds.flatMap(({ amount }) => amount ?? [])
  return {
    points: refunds.reduce((sum, { points }) => sum + points, 0),
    amount: amounts.length < refunds.length ? null : amounts.reduce((sum, amount) => sum + amount, 0),
    chargedBack: refunds.some(({ chargedBack }) => chargedBack),
    at: last.at,
  }
}
