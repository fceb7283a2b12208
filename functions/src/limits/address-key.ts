import { createHash, randomBytes } from 'node:crypto'
import { ADDRESS_HASH_KEPT_DAYS } from '@gaplens/contracts/limits'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
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

/**
 * What stands for an IP address in the counters of today. Without the salt nobody can find the address from it. It begins
 * with `chat-`, because the chat was the first to count by it; another word would start the counts of the day anew.
 */
export async function addressKey(firestore: Firestore, address: string, now: Date): Promise<string> {
  return `chat-${taipeiDay(now)}-${sha256(`${await saltOf(firestore, now)}\n${address}`)}`
}
