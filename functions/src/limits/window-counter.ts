import { createHash } from 'node:crypto'
import { type DocumentReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { RequestLimit } from './request-limits.ts'

/**
 * Counts a request of a person on a route, for all instances of the API together, and says whether it is within the
 * limit. Windows begin at multiples of their length. The count is read as it was right after this request increased it,
 * so of requests at the same instant exactly as many pass as the limit allows. A transaction would do the same, but
 * requests at the same instant would wait for each other.
 * @returns seconds until the window ends when the request is over the limit; null when it may pass
 */
export async function countRequest(
  firestore: Firestore,
  route: string,
  uid: string,
  limit: RequestLimit,
  now: Date,
): Promise<number | null> {
  const { counter, ends } = windowOf(firestore, route, uid, limit, now)
  const { writeTime } = await counter.set(
    { count: FieldValue.increment(1), expiresAt: Timestamp.fromMillis(ends) },
    { merge: true },
  )
  const counted = await firestore.runTransaction((transaction) => transaction.get(counter), {
    readOnly: true,
    readTime: writeTime,
  })
  const count = Number(counted.get('count'))
  return count <= limit.requests ? null : Math.max(1, Math.ceil((ends - now.getTime()) / 1_000))
}

/** Undoes `countRequest` in the same window, for a request that turned out not to count towards the limit. */
export async function uncountRequest(
  firestore: Firestore,
  route: string,
  uid: string,
  limit: RequestLimit,
  now: Date,
): Promise<void> {
  const { counter } = windowOf(firestore, route, uid, limit, now)
  await counter.update({ count: FieldValue.increment(-1) })
}

/** The counter of the window that an instant is in, and the window's end in milliseconds. */
function windowOf(
  firestore: Firestore,
  route: string,
  uid: string,
  { windowSeconds }: RequestLimit,
  now: Date,
): { readonly counter: DocumentReference; readonly ends: number } {
  const length = windowSeconds * 1_000
  const ends = (Math.floor(now.getTime() / length) + 1) * length
  return { counter: firestore.collection('rateLimits').doc(keyOf(route, uid, ends)), ends }
}

/** The counter's document id. It holds a hash of the uid, so that the list of counters does not reveal who was here. */
function keyOf(route: string, uid: string, ends: number): string {
  const person = createHash('sha256').update(`${ends}\n${uid}`).digest('base64url')
  return `${route}-${ends / 1_000}-${person}`
}
