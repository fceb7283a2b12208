import { RateLimitSchema } from '@gaplens/contracts/request-limits'
import { type DocumentReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { sha256 } from './address-key.ts'
import type { RequestLimit } from './request-limits.ts'

/**
 * Counts a request on a route, for all instances of the API together, and says whether it is within the limit. Windows begin at
 * multiples of their length. The count is read as it was right after this request increased it, so of requests at the same
 * instant exactly as many pass as the limit allows. A transaction would do the same, but requests at the same instant would wait
 * for each other.
 * @param key what is limited: a user's id, or a share link's, with or without an address
 * @returns seconds until the window ends when the request is over the limit; null when it may pass
 */
export async function countRequest(
  firestore: Firestore,
  route: string,
  key: string,
  limit: RequestLimit,
  now: Date,
): Promise<number | null> {
  const { counter, ends } = windowOf(firestore, route, key, limit, now)
  const { writeTime } = await counter.set(
    { count: FieldValue.increment(1), expiresAt: Timestamp.fromMillis(ends) },
    { merge: true },
  )
  const counted = await firestore.runTransaction((transaction) => transaction.get(counter), {
    readOnly: true,
    readTime: writeTime,
  })
  const count = Number(counted.get('count'))
  return count <= limit.requests ? null : secondsUntil(ends, now)
}

/**
 * Counts a person among those of a group, such as the people of an IP address, once in each window, however many requests
 * they send. Whoever is one too many is not counted and does not pass later in the window either.
 * @returns seconds until the window ends when the person is one too many; null when they may pass
 */
export async function countMember(
  firestore: Firestore,
  route: string,
  { group, uid }: { readonly group: string; readonly uid: string },
  limit: RequestLimit,
  now: Date,
): Promise<number | null> {
  const { counter, ends } = windowOf(firestore, route, group, limit, now)
  // The group is part of the hash, so that nobody can look for a uid without knowing it.
  const member = sha256(`${group}\n${uid}`)
  const mayPass = await firestore.runTransaction(async (tx) => {
    const { members = [] } = CountedSchema.parse((await tx.get(counter)).data() ?? {})
    if (members.includes(member)) return true
    if (members.length >= limit.requests) return false
    tx.set(counter, { members: [...members, member], expiresAt: Timestamp.fromMillis(ends) }, { merge: true })
    return true
  })
  return mayPass ? null : secondsUntil(ends, now)
}

const CountedSchema = RateLimitSchema.pick({ members: true })

function secondsUntil(ends: number, now: Date): number {
  return Math.max(1, Math.ceil((ends - now.getTime()) / 1_000))
}

/** Undoes `countRequest` in the same window, for a request that turned out not to count towards the limit. */
export async function uncountRequest(
  firestore: Firestore,
  route: string,
  key: string,
  limit: RequestLimit,
  now: Date,
): Promise<void> {
  const { counter } = windowOf(firestore, route, key, limit, now)
  await counter.update({ count: FieldValue.increment(-1) })
}

/** The counter of the window that an instant is in, and the window's end in milliseconds. */
function windowOf(
  firestore: Firestore,
  route: string,
  key: string,
  { windowSeconds }: RequestLimit,
  now: Date,
): { readonly counter: DocumentReference; readonly ends: number } {
  const length = windowSeconds * 1_000
  const ends = (Math.floor(now.getTime() / length) + 1) * length
  return { counter: firestore.collection('rateLimits').doc(idOf(route, key, ends)), ends }
}

/** The counter's document id. It holds a hash of the key, so that the list of counters does not reveal who was here. */
function idOf(route: string, key: string, ends: number): string {
  return `${route}-${ends / 1_000}-${sha256(`${ends}\n${key}`)}`
}
