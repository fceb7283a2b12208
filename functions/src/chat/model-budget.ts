import type { Firestore } from 'firebase-admin/firestore'
import { taipeiDay } from '../stats/taipei.ts'
import { endOfKeeping } from './address-key.ts'

/** Takes one of the day's calls of the chat's model, for all visitors together. @returns false when none is left */
export async function takeModelCall(firestore: Firestore, perDay: number, now: Date): Promise<boolean> {
  const reference = firestore.collection('rateLimits').doc(`chat-model-${taipeiDay(now)}`)
  return await firestore.runTransaction(async (tx) => {
    const taken = Number((await tx.get(reference)).get('count') ?? 0)
    if (taken >= perDay) return false
    tx.set(reference, { count: taken + 1, expiresAt: endOfKeeping(now) })
    return true
  })
}
