import { BatchDocumentSchema, type BatchState, type BatchStatus } from '@gaplens/contracts/batches/batch'
import { rowAnalysisId } from '@gaplens/contracts/batches/batch-row'
import { Timestamp } from 'firebase-admin/firestore'
import { cancelJob } from '../analysis/job/cancel.ts'
import { prepareRelease } from '../points/reservation.ts'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { recordRowEnds } from './record-row-ends.ts'

export type BatchChange =
  | { readonly kind: 'changed'; readonly status: BatchStatus; readonly givenBack: number }
  /** `gone`: the batch does not exist or is another user's. `ended`: it has ended and cannot be changed. */
  | { readonly kind: 'gone' | 'ended' }

/** Pauses, resumes or cancels a batch as its owner asks. Asking twice changes nothing further. */
export async function changeBatch(
  db: Database,
  batchId: string,
  uid: string,
  state: BatchState,
  now: Date,
): Promise<BatchChange> {
  if (state === 'cancelled') return await endBatch(db, batchId, uid, 'cancelled', now)
  return await db.firestore.runTransaction(async (tx): Promise<BatchChange> => {
    const reference = db.batches().doc(batchId)
    const batch = (await tx.get(reference)).data()
    if (batch?.uid !== uid) return { kind: 'gone' }
    if (!batch.open || (batch.status !== 'running' && batch.status !== 'paused')) return { kind: 'ended' }
    if (batch.status !== state) {
      const dueAt = state === 'running' && batch.next < batch.rowCount ? Timestamp.fromDate(now) : null
      tx.update(reference, { status: state, held: null, dueAt })
    }
    return { kind: 'changed', status: state, givenBack: 0 }
  })
}

/**
 * Ends a batch before its last row. One transaction stops further rows and gives back the points of the rows that have not
 * started. A row that waits for a worker is cancelled and refunded too; a running row goes on to its report.
 */
export async function endBatch(
  db: Database,
  batchId: string,
  uid: string,
  status: Extract<BatchStatus, 'cancelled' | 'expired'>,
  now: Date,
): Promise<BatchChange> {
  const reference = db.batches().doc(batchId)
  let givenBack = 0
  const ended = await db.firestore.runTransaction(async (tx) => {
    const batch = (await tx.get(reference)).data()
    if (batch?.uid !== uid) return { kind: 'gone' } as const
    if (batch.status === 'finished') return { kind: 'ended' } as const
    const underWay = batch.inFlight
    // When the acknowledgement of a commit is lost, the transaction runs again, and what it gave back before counts.
    if (batch.status !== 'running' && batch.status !== 'paused')
      return { kind: 'changed', status: batch.status, underWay } as const
    const release = await prepareRelease(db, tx, uid, { id: batchId, rows: batch.rowCount - batch.next })
    release.write(now)
    // Without a row under way, no job will end and close the batch later.
    const over = underWay.length === 0 && { open: false, endedAt: Timestamp.fromDate(now) }
    tx.update(reference, { status, held: null, dueAt: null, ...over })
    givenBack = release.points
    return { kind: 'changed', status, underWay } as const
  })
  if (ended.kind !== 'changed') return ended
  if (ended.underWay.length === 0) return { kind: 'changed', status: ended.status, givenBack }
  for (const row of ended.underWay) {
    const outcome = await cancelJob(db, rowAnalysisId(batchId, row), uid, false, now)
    if (outcome.kind === 'cancelled' && outcome.refunded) givenBack += 1
  }
  await recordRowEnds(db, batchId, now)
  return { kind: 'changed', status: ended.status, givenBack }
}

/** The fields needed to give back a batch's points. */
const ReleaseSchema = BatchDocumentSchema.pick({ uid: true, rowCount: true, next: true })

/**
 * Ends a batch that does not match its schema, and gives back the points of the rows that have not started. The rows under
 * way are settled by their own jobs.
 * @throws ZodError when even its owner or the number of started rows is invalid, so that an admin must repair it
 */
export async function expireUnreadable(db: Database, batchId: string, now: Date): Promise<void> {
  const reference = unparsedDocument(db.batches().doc(batchId))
  await db.firestore.runTransaction(async (tx) => {
    const found = await tx.get(reference)
    if (found.get('open') !== true) return
    const { uid, rowCount, next } = ReleaseSchema.parse(found.data())
    const release = await prepareRelease(db, tx, uid, { id: batchId, rows: rowCount - next })
    release.write(now)
    const ended = {
      open: false,
      held: null,
      dueAt: null,
      inFlight: [],
      busy: false,
      endedAt: Timestamp.fromDate(now),
    }
    tx.update(reference, { status: 'expired', ...ended })
  })
}

/** Deletes the list of a batch that has ended. Its reports stay in the history. */
export async function deleteBatch(
  db: Database,
  batchId: string,
  uid: string,
): Promise<'deleted' | 'gone' | 'open'> {
  let isDeleted = false
  return await db.firestore.runTransaction(async (tx) => {
    const batch = (await tx.get(db.batches().doc(batchId))).data()
    // When the acknowledgement of a commit is lost, the transaction runs again and finds what it did.
    if (batch === undefined && isDeleted) return 'deleted'
    if (batch?.uid !== uid) return 'gone'
    if (batch.open) return 'open'
    tx.delete(db.batches().doc(batchId))
    isDeleted = true
    return 'deleted'
  })
}
