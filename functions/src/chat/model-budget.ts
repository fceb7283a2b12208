import { randomInt } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { taipeiDay } from '../runtime/taipei-time.ts'
import { endOfKeeping } from './address-key.ts'

/** The day's budget lies in this many documents: one that every message wrote would make them wait for each other. */
const PARTS = 10

/**
 * Takes one of the day's calls of the chat's model, for all visitors together. Begins at a part of the budget by chance
 * and asks the others when that one is used up, so that the budget is spent to the last call and never past it.
 * @returns false when none is left
 */
export async function takeModelCall(firestore: Firestore, perDay: number, now: Date): Promise<boolean> {
  const first = randomInt(PARTS)
  for (let step = 0; step < PARTS; step += 1) {
    const part = (first + step) % PARTS
    // These add up to the whole.
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
