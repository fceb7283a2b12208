import { BatchDocumentSchema } from '@gaplens/contracts/batch'
import { BATCH_MAX_AGE_MS } from '@gaplens/contracts/limits'
import { ZodError } from 'zod'
import { type Database, unparsed } from '../runtime/database.ts'
import { eachDocument, type Upkeep } from '../runtime/each-document.ts'
import { log } from '../runtime/log.ts'
import { endBatch, expireUnreadable } from './change-batch.ts'
import { pumpBatches } from './pump.ts'
import { hasRowsToStart, settleBatch } from './settle.ts'

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

/**
 * Settles the open batches that have rows under way, ends those that are too old, and starts the rows whose turn it is.
 * Runs every minute; a batch that needs nothing costs one read.
 */
export async function sweepBatches(upkeep: Upkeep, lanes: number): Promise<void> {
  const { db, now } = upkeep
  const open = unparsed(db.batches())
    .where('open', '==', true)
    .orderBy('createdAt')
    .select(...FIELDS)
  let count = 0
  await eachDocument(upkeep, 'sweepBatches', open, async (document) => {
    count += 1
    const { uid, createdAt } = OwnerSchema.parse(document.data())
    const isTooOld = now().getTime() - createdAt.toMillis() >= BATCH_MAX_AGE_MS
    try {
      const needs = NeedsSchema.parse(document.data())
      if (needs.inFlight.length > 0 || !hasRowsToStart(needs)) await settleBatch(db, document.id, now())
      else if (needs.status === 'running' && needs.dueAt === null) await joinLine(db, document.id)
      if (!isTooOld) return
      await endBatch(db, document.id, uid, 'expired', now())
    } catch (error) {
      // Told to admins all week; its owner's points must not stay reserved.
      if (!isTooOld || !(error instanceof ZodError)) throw error
      await expireUnreadable(db, document.id, now())
    }
    log('WARNING', 'batch-expired', { batchId: document.id })
  })
  if (count > 0) await pumpBatches(db, now(), lanes, true)
}

/** Gives a batch that a version without the line wrote its place there. */
async function joinLine(db: Database, batchId: string): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const batch = (await tx.get(db.batches().doc(batchId))).data()
    if (batch === undefined || batch.status !== 'running' || batch.dueAt !== null || !hasRowsToStart(batch))
      return
    tx.update(db.batches().doc(batchId), { dueAt: batch.createdAt })
  })
}
