import { BatchDocumentSchema } from '@gaplens/contracts/batch'
import { BATCH_MAX_AGE_MS } from '@gaplens/contracts/limits'
import { FieldPath, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { ZodError } from 'zod'
import { type Database, unparsed } from '../runtime/database.ts'
import { eachDocument, type Upkeep } from '../runtime/each-document.ts'
import { log } from '../runtime/log.ts'
import { endBatch, expireUnreadable } from './change-batch.ts'
import { hasRowsToStart, recordRowEnds } from './record-row-ends.ts'
import { startDueRows } from './start-due-rows.ts'

const OwnerSchema = BatchDocumentSchema.pick({ uid: true, createdAt: true })

/** What says whether a batch needs anything of the sweep. */
const NeedsSchema = BatchDocumentSchema.pick({
  status: true,
  rowCount: true,
  next: true,
  inFlight: true,
  dueAt: true,
})
const FIELDS = Object.keys({ ...OwnerSchema.shape, ...NeedsSchema.shape })

/** In this minute of each hour all open batches are read. */
const WALK_MINUTE = 0

/**
 * Settles the batches that have rows under way, ends those that are too old, and starts the rows whose turn it is. Runs
 * every minute and reads no more than these: what else is open waits in the line, or for its owner.
 * @param walksAll whether all open batches are looked at, for what an earlier version or a hand in the console left behind
 */
export async function sweepBatches(
  upkeep: Upkeep,
  lanes: number,
  walksAll = upkeep.now().getUTCMinutes() === WALK_MINUTE,
): Promise<void> {
  const { db, now } = upkeep
  const open = unparsed(db.batches())
    .where('open', '==', true)
    .orderBy('createdAt')
    .select(...FIELDS)
  const tooOld = Timestamp.fromMillis(now().getTime() - BATCH_MAX_AGE_MS)
  const act = (document: QueryDocumentSnapshot) => sweepBatch(upkeep, document)
  if (walksAll) await eachDocument(upkeep, 'sweepBatches', open, act)
  else {
    const underWay = unparsed(db.batches())
      .where('busy', '==', true)
      .orderBy(FieldPath.documentId())
      .select(...FIELDS)
    await eachDocument(upkeep, 'sweepBatches', underWay, act)
    await eachDocument(upkeep, 'sweepBatches', open.where('createdAt', '<=', tooOld), act)
  }
  await startDueRows(db, now(), lanes, true)
}

async function sweepBatch({ db, now }: Upkeep, document: QueryDocumentSnapshot): Promise<void> {
  const { uid, createdAt } = OwnerSchema.parse(document.data())
  const isTooOld = now().getTime() - createdAt.toMillis() >= BATCH_MAX_AGE_MS
  try {
    const needs = NeedsSchema.parse(document.data())
    if (needs.inFlight.length > 0 || !hasRowsToStart(needs)) await recordRowEnds(db, document.id, now())
    else if (needs.status === 'running' && needs.dueAt === null) await joinQueue(db, document.id)
    if (!isTooOld) return
    await endBatch(db, document.id, uid, 'expired', now())
  } catch (error) {
    // QuotedSentence to admins all week; its owner's points must not stay reserved.
    if (!isTooOld || !(error instanceof ZodError)) throw error
    await expireUnreadable(db, document.id, now())
  }
  log('WARNING', 'batch-expired', { batchId: document.id })
}

/** Gives a batch that a version without the line wrote its place there. */
async function joinQueue(db: Database, batchId: string): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const batch = (await tx.get(db.batches().doc(batchId))).data()
    if (batch === undefined || batch.status !== 'running' || batch.dueAt !== null || !hasRowsToStart(batch))
      return
    tx.update(db.batches().doc(batchId), { dueAt: batch.createdAt })
  })
}
