import { createHash, randomBytes } from 'node:crypto'
import {
  ADDRESS_HASH_KEPT_DAYS,
  CHAT_MESSAGES_PER_ADDRESS_AND_DAY,
  CHAT_MESSAGES_PER_PERSON_AND_DAY,
  CHAT_SIGNED_IN_MESSAGES_PER_ADDRESS_AND_DAY,
} from '@gaplens/contracts/limits'
import type { Firestore } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { DAY_MS, taipeiDay, taipeiMidnight } from '../runtime/taipei-time.ts'

/** When the salt and the counters of a day may be deleted. They are not needed once the day has ended. */
export function endOfKeeping(now: Date): Timestamp {
  return Timestamp.fromMillis(taipeiMidnight(now).getTime() + ADDRESS_HASH_KEPT_DAYS * DAY_MS)
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

let known: { readonly day: string; readonly salt: string; readonly firestore: Firestore } | null = null

/** The salt of the day, shared by all processes. After it is deleted, the hashes made with it cannot be traced back. */
async function saltOf(firestore: Firestore, now: Date): Promise<string> {
  const day = taipeiDay(now)
  if (known?.day === day && known.firestore === firestore) return known.salt
  const reference = firestore.collection('rateLimits').doc(`salt-${day}`)
  const salt = await firestore.runTransaction(async (tx) => {
    const stored: unknown = (await tx.get(reference)).get('salt')
    if (typeof stored === 'string') return stored
    const fresh = randomBytes(32).toString('base64url')
    tx.create(reference, { salt: fresh, expiresAt: endOfKeeping(now) })
    return fresh
  })
  known = { day, salt, firestore }
  return salt
}

/** The document id of today's counter of an IP address. Without the salt nobody can find the address from it. */
export async function addressKey(firestore: Firestore, address: string, now: Date): Promise<string> {
  return `chat-${taipeiDay(now)}-${sha256(`${await saltOf(firestore, now)}\n${address}`)}`
}

/** A counter of today's messages, and how many messages it allows. */
export interface DayCounter {
  readonly key: string
  readonly limit: number
}

/**
 * The counters that limit a visitor's messages today. A signed-in visitor has a counter of their own and shares one with
 * all signed-in visitors of the same IP address. Visitors who are not signed in share a counter with a lower limit.
 * @param uid null when the visitor is not signed in
 */
export async function dayCounters(
  firestore: Firestore,
  address: string,
  uid: string | null,
  now: Date,
): Promise<DayCounter[]> {
  const key = await addressKey(firestore, address, now)
  if (uid === null) return [{ key, limit: CHAT_MESSAGES_PER_ADDRESS_AND_DAY }]
  const person = await addressKey(firestore, `uid ${uid}`, now)
  return [
    { key: person, limit: CHAT_MESSAGES_PER_PERSON_AND_DAY },
    { key: `${key}-signed-in`, limit: CHAT_SIGNED_IN_MESSAGES_PER_ADDRESS_AND_DAY },
  ]
}
