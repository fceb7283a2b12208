import { randomInt } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { endOfKeeping } from '../limits/address-key.ts'
import { taipeiDay } from '../runtime/taipei-time.ts'

/** The daily budget is split over this many documents, because messages would have to wait for each other to write one. */
const PARTS = 10

/**
 * Takes one call from the daily budget of the chat's model, which all visitors share. It starts at a random part of the
 * budget and tries the other parts when that one is used up. The budget is thus used fully and never exceeded.
 * @returns false when no call is left
 */
export async function takeModelCall(firestore: Firestore, perDay: number, now: Date): Promise<boolean> {
  const first = randomInt(PARTS)
  for (let step = 0; step < PARTS; step += 1) {
    const part = (first + step) % PARTS
    // Rounded down after adding 0 … PARTS − 1, the parts add up to exactly `perDay`.
    const budget = Math.floor((perDay + part) / PARTS)
    if (budget > 0 && (await takeOf(firestore, part, budget, now))) return true
  }
  return false
}

async function takeOf(firestore: Firestore, part: number, budget: number, now: Date): Promise<boolean> {
  const reference = firestore.collection('rateLimits').doc(`chat-model-${taipeiDay(now)}-${part}`)
  return await firestore.runTransaction(async (tx) => {
    const taken = Number((await tx.get(reference)).get('count') ?? 0)
    if (taken >= budget) return false
    tx.set(reference, { count: taken + 1, expiresAt: endOfKeeping(now) })
    return true
  })
}
