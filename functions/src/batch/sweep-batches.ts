import { BatchDocumentSchema } from '@gaplens/contracts/batches/batch'
import { BATCH_MAX_AGE_MS } from '@gaplens/contracts/limits'
import { FieldPath, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { ZodError } from 'zod'
import { type Database, unparsed } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { processDocuments, type Upkeep } from '../runtime/process-documents.ts'
import { endBatch, expireUnreadable } from './change-batch.ts'
import { hasRowsToStart, recordRowEnds } from './record-row-ends.ts'
import { startDueRows } from './start-due-rows.ts'

const OwnerSchema = BatchDocumentSchema.pick({ uid: true, createdAt: true })

/** The fields that decide whether a batch needs the sweep. */
const ProgressSchema = BatchDocumentSchema.pick({
  status: true,
  rowCount: true,
  next: true,
  inFlight: true,
  dueAt: true,
})
const FIELDS = Object.keys({ ...OwnerSchema.shape, ...ProgressSchema.shape })

/** In this minute of each hour all open batches are read. */
const WALK_MINUTE = 0

/**
 * Records the ends of rows under way, ends batches that are too old, and starts the rows whose turn it is. It runs every
 * minute and reads only these batches; other open ones wait in the queue or are paused.
 * @param walksAll whether to read all open batches, which repairs those that an earlier version or a manual edit left
 * without a place in the queue
 */
export async function sweepBatches(
  upkeep: Upkeep,
  jobsAtOnce: number,
  walksAll = upkeep.now().getUTCMinutes() === WALK_MINUTE,
): Promise<void> {
  const { db, now } = upkeep
  const open = unparsed(db.batches())
    .where('open', '==', true)
    .orderBy('createdAt')
    .select(...FIELDS)
  const tooOld = Timestamp.fromMillis(now().getTime() - BATCH_MAX_AGE_MS)
  const act = (document: QueryDocumentSnapshot) => sweepBatch(upkeep, document)
  if (walksAll) await processDocuments(upkeep, 'sweepBatches', open, act)
  else {
    const underWay = unparsed(db.batches())
      .where('busy', '==', true)
      .orderBy(FieldPath.documentId())
      .select(...FIELDS)
    await processDocuments(upkeep, 'sweepBatches', underWay, act)
    await processDocuments(upkeep, 'sweepBatches', open.where('createdAt', '<=', tooOld), act)
  }
  await startDueRows(db, now(), jobsAtOnce, true)
}

async function sweepBatch({ db, now }: Upkeep, document: QueryDocumentSnapshot): Promise<void> {
  const { uid, createdAt } = OwnerSchema.parse(document.data())
  const isTooOld = now().getTime() - createdAt.toMillis() >= BATCH_MAX_AGE_MS
  try {
    const progress = ProgressSchema.parse(document.data())
    if (progress.inFlight.length > 0 || !hasRowsToStart(progress)) await recordRowEnds(db, document.id, now())
    else if (progress.status === 'running' && progress.dueAt === null) await joinQueue(db, document.id)
    if (!isTooOld) return
    await endBatch(db, document.id, uid, 'expired', now())
  } catch (error) {
    // Admins have seen its note all week. Its owner's points must not stay reserved.
    if (!isTooOld || !(error instanceof ZodError)) throw error
    await expireUnreadable(db, document.id, now())
  }
  log('WARNING', 'batch-expired', { batchId: document.id })
}

/** Gives a batch of a version before the queue its place in it. */
async function joinQueue(db: Database, batchId: string): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const batch = (await tx.get(db.batches().doc(batchId))).data()
    if (batch === undefined || batch.status !== 'running' || batch.dueAt !== null || !hasRowsToStart(batch))
      return
    tx.update(db.batches().doc(batchId), { dueAt: batch.createdAt })
  })
}
