import type { PaymentEvent } from '@gaplens/contracts/points/payments'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import type { PaymentAdapter } from './adapter.ts'
import { type ReadNotice, readNotice } from './read-notice.ts'
import { type Settlement, settle } from './settle.ts'

export interface Received {
  readonly eventId: string
  readonly orderId: string | null
  readonly outcome: Settlement
}

/**
 * Stores a notice whose signature is valid, as received, then settles it. If anything fails after the first write, the
 * notice is stored and an admin sees that it waits.
 */
export async function receiveNotice(
  db: Database,
  adapter: PaymentAdapter,
  body: Uint8Array,
  now: Date,
): Promise<Received> {
  const read = readNotice(adapter, body)
  await keep(db, read, body, now)
  const outcome = await settle(db, read, now)
  return { eventId: read.eventId, orderId: read.facts.orderId, outcome }
}

/** Stores a new notice. One that was received before is counted and stays as it was first received. */
async function keep(db: Database, read: ReadNotice, body: Uint8Array, now: Date): Promise<void> {
  const event: PaymentEvent = {
    body: new TextDecoder().decode(body),
    kind: read.kind,
    status: 'waiting',
    problem: 'unfinished',
    ...read.facts,
    points: 0,
    receivedAt: Timestamp.fromDate(now),
    received: 1,
    settledWith: null,
    resolvedAt: null,
  }
  const reference = db.paymentEvents().doc(read.eventId)
  await db.firestore.runTransaction(async (tx) => {
    if ((await tx.get(reference)).exists) tx.update(reference, { received: FieldValue.increment(1) })
    else tx.create(reference, event)
  })
}
