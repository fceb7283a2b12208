import { rowAnalysisId } from '@gaplens/contracts/batch-row'
import type { BatchHold } from '@gaplens/contracts/errors'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { createAnalysis, hashOf } from '../analysis/new-analysis.ts'
import type { Database } from '../runtime/database.ts'

/**
 * Starts the next row of a batch: an ordinary analysis, whose point its batch has reserved.
 * @param perPerson how many rows of it may be under way
 * @returns its id; null when the batch has no row that may start
 */
export async function startRow(
  db: Database,
  batchId: string,
  perPerson: number,
  now: Date,
): Promise<string | null> {
  return await db.firestore.runTransaction(async (tx) => await start(db, tx, batchId, perPerson, now))
}

async function start(
  db: Database,
  tx: Transaction,
  batchId: string,
  perPerson: number,
  now: Date,
): Promise<string | null> {
  const reference = db.batches().doc(batchId)
  const batch = (await tx.get(reference)).data()
  if (batch?.status !== 'running' || batch.inFlight.length >= perPerson) return null
  const row = batch.next
  const request = batch.rows[row]
  if (request === undefined) return null
  const { uid } = batch
  const user = (await tx.get(db.users().doc(uid))).data()
  // A deleted account has no document; its batches are removed with it.
  if (user === undefined) return null
  const id = rowAnalysisId(batchId, row)
  createAnalysis(db, tx, { id, uid, request, isFree: user.role === 'user' && user.hasBought !== true, now })
  tx.update(db.users().doc(uid), {
    analysisCount: FieldValue.increment(1),
    [`unfinished.${id}`]: hashOf(request),
  })
  tx.update(reference, {
    next: row + 1,
    inFlight: FieldValue.arrayUnion(row),
    lastStartAt: Timestamp.fromDate(now),
    held: null,
  })
  return id
}

/** Notes why no row of a batch can start now, for its owner. */
export async function holdBatch(db: Database, batchId: string, hold: BatchHold): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const batch = (await tx.get(db.batches().doc(batchId))).data()
    if (batch === undefined || !batch.open || batch.held === hold) return
    tx.update(db.batches().doc(batchId), { held: hold })
  })
}
