import { createHash } from 'node:crypto'
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { RequestLimit } from './request-limits.ts'

/**
 * Counts one request of a person on a route and says whether it is within the limit, for all instances of the API
 * together. Windows begin at multiples of their length. Counted first and read after: of requests at the same instant
 * never more than the limit are let through.
 * @returns seconds until the window ends when the request is over the limit; null when it may pass
 */
export async function countRequest(
  firestore: Firestore,
  route: string,
  uid: string,
  limit: RequestLimit,
  now: Date,
): Promise<number | null> {
  const length = limit.windowSeconds * 1_000
  const ends = (Math.floor(now.getTime() / length) + 1) * length
  const counter = firestore.collection('rateLimits').doc(keyOf(route, uid, ends))
  await counter.set(
    { count: FieldValue.increment(1), expiresAt: Timestamp.fromMillis(ends) },
    { merge: true },
  )
  const count = Number((await counter.get()).get('count') ?? 0)
  return count <= limit.requests ? null : Math.max(1, Math.ceil((ends - now.getTime()) / 1_000))
}

/** Names the person by a hash: whoever reads the list of counters learns nothing of who was here. */
function keyOf(route: string, uid: string, ends: number): string {
  const person = createHash('sha256').update(`${ends}\n${uid}`).digest('base64url')
  return `${route}-${ends / 1_000}-${person}`
}
