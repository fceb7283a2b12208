import type { TimestampLike } from '@gaplens/contracts/timestamp'

/** Whether a worker holds the lease of a job now. */
export function isLeased({ leaseUntil }: { readonly leaseUntil: TimestampLike | null }, now: Date): boolean {
  return leaseUntil !== null && leaseUntil.toMillis() > now.getTime()
}
