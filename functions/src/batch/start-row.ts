import { isFreeAccount } from '@gaplens/contracts/accounts/user'
import { rowAnalysisId } from '@gaplens/contracts/batches/batch-row'
import type { BatchHold } from '@gaplens/contracts/errors'
import { BATCH_HELD_MS } from '@gaplens/contracts/limits'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { createAnalysis, hashOf } from '../analysis/create-analysis.ts'
import { type Database, unparsed, unparsedDocument } from '../runtime/database.ts'
import { errorCode } from '../runtime/error-code.ts'
import { adoptStartedRows } from './adopt-started-rows.ts'
import { isPersonalHold } from './holds.ts'

/** The gRPC status of a document that is created twice. */
const ALREADY_EXISTS = 6

/**
 * Starts the next row of a batch as an ordinary analysis, whose point the batch has reserved.
 * @param perPerson how many rows of the batch may be under way
 * @returns the id of the analysis; null when the batch has no row that may start
 */
export async function startRow(
  db: Database,
  batchId: string,
  perPerson: number,
  now: Date,
): Promise<string | null> {
  try {
    return await db.firestore.runTransaction(async (tx) => await start(db, tx, batchId, perPerson, now))
  } catch (error) {
    // The row was started before: after a restore its batch is older than its analysis.
    if (errorCode(error) !== ALREADY_EXISTS || !(await adoptStartedRows(db, batchId, now))) throw error
    return null
  }
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
  const others = await otherBatches(db, tx, uid, batchId)
  const id = rowAnalysisId(batchId, row)
  createAnalysis(db, tx, { id, uid, request, isFree: isFreeAccount(user), now })
  tx.update(db.users().doc(uid), {
    analysisCount: FieldValue.increment(1),
    [`unfinished.${id}`]: hashOf(request),
  })
  tx.update(reference, {
    next: row + 1,
    inFlight: FieldValue.arrayUnion(row),
    busy: true,
    lastStartAt: Timestamp.fromDate(now),
    held: null,
    dueAt: row + 1 < batch.rowCount ? Timestamp.fromDate(now) : null,
  })
  // All batches of a person whose row was started move to the end of the queue.
  for (const other of others) tx.update(other, { dueAt: Timestamp.fromDate(now) })
  return id
}

/** The other batches of a person that wait in the queue. */
async function otherBatches(db: Database, tx: Transaction, uid: string, batchId: string) {
  const mine = unparsed(db.batches()).where('uid', '==', uid).where('open', '==', true).select('dueAt')
  const found = (await tx.get(mine)).docs
  const waiting = found.filter((other) => other.id !== batchId && other.get('dueAt') instanceof Timestamp)
  return waiting.map(({ ref }) => ref)
}

/** Stores for the owner why no row of a batch can start now. A personal hold also postpones the next try. */
export async function holdBatch(db: Database, batchId: string, hold: BatchHold, now: Date): Promise<void> {
  const isPersonal = isPersonalHold(hold)
  await db.firestore.runTransaction(async (tx) => {
    const batch = (await tx.get(db.batches().doc(batchId))).data()
    if (batch === undefined || !batch.open || batch.dueAt === null) return
    if (batch.held === hold && !isPersonal) return
    tx.update(db.batches().doc(batchId), { held: hold, ...(isPersonal && { dueAt: laterThan(now) }) })
  })
}

/** Moves a batch that cannot be parsed behind the others. */
export async function postponeBatch(db: Database, batchId: string, now: Date): Promise<void> {
  const reference = unparsedDocument(db.batches().doc(batchId))
  await db.firestore.runTransaction(async (tx) => {
    if ((await tx.get(reference)).exists) tx.update(reference, { dueAt: laterThan(now) })
  })
}

function laterThan(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + BATCH_HELD_MS)
}
