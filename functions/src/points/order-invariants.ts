import { reversalDetail } from '@gaplens/contracts/admin/audit-detail'
import type { AccountSnapshot, AuditedEntry } from './account-snapshot.ts'
import { partlyReversed } from './full-refunds.ts'
import type { Violation } from './violation.ts'

/**
 * Finds orders that were fully refunded while only a part of their points was taken back: an earlier version settled a full
 * refund after a partial one without taking the rest. The finding ends when an admin adjusts the points and names the order in
 * the reason, whatever the amount, because an adjustment stops at a balance of zero.
 */
export function orderViolations({ entries, fullyRefunded }: AccountSnapshot): Violation[] {
  const settled = new Set(entries.flatMap(ordersNamed))
  return [...partlyReversed(entries)]
    .filter(([orderId]) => fullyRefunded.has(orderId) && !settled.has(orderId))
    .map(([orderId, points]) => ({ problem: 'reversal-incomplete', detail: reversalDetail(orderId, points) }))
}

/** The words of an adjustment's reason that may be order ids. */
function ordersNamed({ kind, delta, reason }: AuditedEntry): string[] {
  return kind === 'adjustment' && delta <= 0 ? reason.split(/[^\w-]+/) : []
}
