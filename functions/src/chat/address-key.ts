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

/** Salt and counters of a day may be deleted as the day ends: nobody asks for them again. */
export function endOfKeeping(now: Date): Timestamp {
  return Timestamp.fromMillis(taipeiMidnight(now).getTime() + ADDRESS_HASH_KEPT_DAYS * DAY_MS)
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

let known: { readonly day: string; readonly salt: string; readonly firestore: Firestore } | null = null

/** The day's salt, the same in every process: made once, and forgotten with the day, so no hash outlives it. */
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

/** The name of today's counter of an address: from it the address cannot be told once the salt is gone. */
export async function addressKey(firestore: Firestore, address: string, now: Date): Promise<string> {
  return `chat-${taipeiDay(now)}-${sha256(`${await saltOf(firestore, now)}\n${address}`)}`
}

/** A counter of today's messages, and how many it lets through. */
export interface DayCounter {
  readonly key: string
  readonly limit: number
}

/**
 * What a visitor's messages of today are counted in. Whoever is signed in has a count of their own and shares their
 * address's with others who are; visitors who are not share a narrower one.
 * @param uid null: not signed in
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
