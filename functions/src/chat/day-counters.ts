import {
  CHAT_MESSAGES_PER_ADDRESS_AND_DAY,
  CHAT_MESSAGES_PER_PERSON_AND_DAY,
  CHAT_SIGNED_IN_MESSAGES_PER_ADDRESS_AND_DAY,
} from '@gaplens/contracts/limits'
import type { Firestore } from 'firebase-admin/firestore'
import { addressKey } from '../limits/address-key.ts'

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
