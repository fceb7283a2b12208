import type { TimestampLike } from '@gaplens/contracts/timestamp'

export function iso(timestamp: TimestampLike): string {
  return new Date(timestamp.toMillis()).toISOString()
}

export function isoOrNull(timestamp: TimestampLike | null): string | null {
  return timestamp === null ? null : iso(timestamp)
}
