import { BatchDocumentSchema } from '@gaplens/contracts/batch'
import { batchRowOf } from '@gaplens/contracts/batch-row'
import { BATCH_MAX_AGE_MS, BATCH_ROWS_AT_ONCE, BATCH_SHARE_OF_LANES } from '@gaplens/contracts/limits'
import { type Database, unparsed } from '../runtime/database.ts'
import { eachDocument, type Upkeep } from '../runtime/each-document.ts'
import { log } from '../runtime/log.ts'
import { admitRow } from '../settings/admission.ts'
import { endBatch } from './change-batch.ts'
import { type OpenBatch, rowsToStart, type Shares } from './plan.ts'
import { settleBatch } from './settle.ts'
import { holdBatch, startRow } from './start-row.ts'

/** @param lanes jobs that the queue lets out at the same time */
function sharesOf(lanes: number): Shares {
  return {
    total: Math.max(1, Math.floor(lanes * BATCH_SHARE_OF_LANES)),
    perPerson: BATCH_ROWS_AT_ONCE,
  }
}

/**
 * Starts the rows whose turn it is. It is called whenever a place may have become free, and by the sweep for what a crash
 * left behind. Two calls at the same instant start different rows, and may exceed the share of all by a few.
 * @returns how many rows were started
 */
export async function pumpBatches(db: Database, now: Date, lanes: number): Promise<number> {
  const shares = sharesOf(lanes)
  const open = await readOpen(db)
  const owners = new Map(open.map(({ id, uid }) => [id, uid]))
  const held = new Set<string>()
  let started = 0
  for (const batchId of rowsToStart(open, shares)) {
    const uid = owners.get(batchId)
    if (uid === undefined || held.has(uid)) continue
    const hold = await admitRow(db, uid, now)
    if (hold !== null) {
      held.add(uid)
      await holdBatch(db, batchId, hold)
      continue
    }
    if ((await startRow(db, batchId, shares.perPerson, now)) !== null) started += 1
  }
  return started
}

/** What follows the end of an analysis: where it was a row of a batch, that is noted and the next row starts. */
export async function afterJob(
  db: Database,
  analysisId: string,
  now: () => Date,
  lanes: number,
): Promise<void> {
  const place = batchRowOf(analysisId)
  if (place === null) return
  await settleBatch(db, place.batchId, now())
  await pumpBatches(db, now(), lanes)
}

/** Settles every open batch, ends those that are too old, and starts the rows whose turn it is. Runs every minute. */
export async function sweepBatches(upkeep: Upkeep, lanes: number): Promise<void> {
  const { db, now } = upkeep
  const open = openBatches(db).select('uid', 'createdAt')
  let count = 0
  await eachDocument(upkeep, 'sweepBatches', open, async (document) => {
    count += 1
    await settleBatch(db, document.id, now())
    const { uid, createdAt } = OwnerSchema.parse(document.data())
    if (now().getTime() - createdAt.toMillis() < BATCH_MAX_AGE_MS) return
    await endBatch(db, document.id, uid, 'expired', now())
    log('WARNING', 'batch-expired', { batchId: document.id })
  })
  if (count > 0) await pumpBatches(db, now(), lanes)
}

const OwnerSchema = BatchDocumentSchema.pick({ uid: true, createdAt: true })

/** All but the rows' texts and ends. */
const TurnSchema = BatchDocumentSchema.pick({
  uid: true,
  status: true,
  rowCount: true,
  next: true,
  inFlight: true,
  lastStartAt: true,
  createdAt: true,
})

function openBatches(db: Database) {
  return unparsed(db.batches()).where('open', '==', true).orderBy('createdAt')
}

async function readOpen(db: Database): Promise<OpenBatch[]> {
  const found = await openBatches(db)
    .select(...Object.keys(TurnSchema.shape))
    .get()
  return found.docs.flatMap((document): OpenBatch[] => {
    // One that can't be read must not stop the others; the sweep notes it for admins.
    const { data } = TurnSchema.safeParse(document.data())
    if (data === undefined) return []
    const { uid, status, rowCount, next, inFlight, lastStartAt, createdAt } = data
    return [
      {
        id: document.id,
        uid,
        isRunning: status === 'running',
        waiting: rowCount - next,
        inFlight: inFlight.length,
        lastStartAt: lastStartAt?.toMillis() ?? null,
        createdAt: createdAt.toMillis(),
      },
    ]
  })
}
