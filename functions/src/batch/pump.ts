import { BatchDocumentSchema } from '@gaplens/contracts/batch'
import { batchRowOf } from '@gaplens/contracts/batch-row'
import type { BatchHold } from '@gaplens/contracts/errors'
import { BATCH_MAX_AGE_MS, BATCH_ROWS_AT_ONCE, BATCH_SHARE_OF_LANES } from '@gaplens/contracts/limits'
import { ZodError } from 'zod'
import { type Database, unparsed } from '../runtime/database.ts'
import { eachDocument, type Upkeep } from '../runtime/each-document.ts'
import { describeError, log } from '../runtime/log.ts'
import { admitRow } from '../settings/admission.ts'
import { endBatch, expireUnreadable } from './change-batch.ts'
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
 * left behind. Two calls at the same instant start different rows, and may exceed the share of all by a few. A batch that
 * can't go on now takes no place from the others: what it leaves free is planned again without it.
 * @param triesHeld whether also those are tried that a limit of their owner's has kept back; once a minute is enough
 * @returns how many rows were started
 */
export async function pumpBatches(
  db: Database,
  now: Date,
  lanes: number,
  triesHeld = false,
): Promise<number> {
  const shares = sharesOf(lanes)
  const stuck = new Set<string>()
  let started = 0
  for (;;) {
    const open = (await readOpen(db, triesHeld)).map((batch) =>
      stuck.has(batch.id) ? { ...batch, isRunning: false } : batch,
    )
    const before = stuck.size
    for (const batchId of rowsToStart(open, shares)) {
      if (stuck.has(batchId)) continue
      const uid = open.find(({ id }) => id === batchId)?.uid ?? ''
      const outcome = await tryRow(db, { batchId, uid }, shares.perPerson, now)
      if (outcome === 'started') started += 1
      else if (outcome === 'stuck') stuck.add(batchId)
      else for (const batch of open) if (batch.uid === uid) stuck.add(batch.id)
      if (outcome === 'all-held') return started
    }
    if (stuck.size === before) return started
  }
}

/** What keeps everybody's rows back, not only those of one person. */
const HOLDS_ALL: ReadonlySet<string> = new Set<BatchHold>([
  'queue-busy',
  'analyses-paused',
  'capacity-reached',
  'search-paused',
])

/**
 * Starts the next row of a batch if it may.
 * @returns `held`: its owner must wait, with all of their batches; `all-held`: so must everybody; `stuck`: it has no row
 * that can start, or can't be read
 */
async function tryRow(
  db: Database,
  { batchId, uid }: { readonly batchId: string; readonly uid: string },
  perPerson: number,
  now: Date,
): Promise<'started' | 'held' | 'all-held' | 'stuck'> {
  try {
    const hold = await admitRow(db, uid, now)
    if (hold === null) return (await startRow(db, batchId, perPerson, now)) === null ? 'stuck' : 'started'
    await holdBatch(db, batchId, hold)
    return HOLDS_ALL.has(hold) ? 'all-held' : 'held'
  } catch (error) {
    // One that can't be read must not stop the others; the sweep notes it for admins.
    log('ERROR', 'batch-row-not-started', { batchId, ...describeError(error) })
    return 'stuck'
  }
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
    const { uid, createdAt } = OwnerSchema.parse(document.data())
    const isTooOld = now().getTime() - createdAt.toMillis() >= BATCH_MAX_AGE_MS
    try {
      await settleBatch(db, document.id, now())
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

const OwnerSchema = BatchDocumentSchema.pick({ uid: true, createdAt: true })

/** All but the rows' texts and ends. */
const TurnSchema = BatchDocumentSchema.pick({
  uid: true,
  status: true,
  rowCount: true,
  next: true,
  inFlight: true,
  held: true,
  lastStartAt: true,
  createdAt: true,
})

function openBatches(db: Database) {
  return unparsed(db.batches()).where('open', '==', true).orderBy('createdAt')
}

async function readOpen(db: Database, triesHeld: boolean): Promise<OpenBatch[]> {
  const found = await openBatches(db)
    .select(...Object.keys(TurnSchema.shape))
    .get()
  return found.docs.flatMap((document): OpenBatch[] => {
    // One that can't be read must not stop the others; the sweep notes it for admins.
    const { data } = TurnSchema.safeParse(document.data())
    if (data === undefined) return []
    const { uid, status, rowCount, next, inFlight, held, lastStartAt, createdAt } = data
    const isKeptBack = !triesHeld && held !== null && !HOLDS_ALL.has(held)
    return [
      {
        id: document.id,
        uid,
        isRunning: status === 'running' && !isKeptBack,
        waiting: rowCount - next,
        inFlight: inFlight.length,
        lastStartAt: lastStartAt?.toMillis() ?? null,
        createdAt: createdAt.toMillis(),
      },
    ]
  })
}
