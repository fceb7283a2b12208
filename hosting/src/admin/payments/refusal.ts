import type { WaitingPayment } from '@gaplens/contracts/points/payments'
import { PAYMENTS_TEXT as TEXT } from './strings.ts'

export type PaymentAction = 'credit' | 'reverse'

/** Why the account that a notice names can neither be credited nor charged for it; null if it can or is not known. */
export function refusalOf(payment: WaitingPayment, action: PaymentAction): string | null {
  const { kind, email, balance, credited, reversed } = payment
  // An unreadable notice may be of a payment or of a refund.
  if (email === null || kind === 'unreadable') return null
  if (balance === null) return TEXT.notOpen
  if (action === 'credit') return credited === null ? null : TEXT.creditedBefore(credited)
  if (credited === null) return TEXT.noCredit
  return reversed !== null && reversed >= credited ? TEXT.reversedBefore(reversed) : null
}
