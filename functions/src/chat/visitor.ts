import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Firestore } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { DAY_MS, taipeiDay, taipeiMidnight } from '../stats/taipei.ts'

/** Salt and counters of a day are deleted by TTL a day after it ends. */
export function endOfKeeping(now: Date): Timestamp {
  return Timestamp.fromMillis(taipeiMidnight(now).getTime() + 2 * DAY_MS)
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/**
 * Where a request comes from. Through Hosting the header ends with the visitor's address and then Hosting's own, which
 * Google's front end adds; what stands before them is the visitor's claim. Whoever calls the function directly can put
 * an address in: so this bounds visitors, and the day's ceiling of model calls bounds the rest.
 */
export function addressOf(request: IncomingMessage): string {
  const header = request.headers['x-forwarded-for']
  const hops = String(header ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  return hops.at(-2) ?? hops.at(-1) ?? request.socket.remoteAddress ?? 'unknown'
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
