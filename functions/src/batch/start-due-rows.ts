import { batchRowOf } from '@gaplens/contracts/batches/batch-row'
import { BATCH_ROWS_AT_ONCE, BATCH_SHARE_OF_JOBS } from '@gaplens/contracts/limits'
import { ZodError } from 'zod'
import type { Database } from '../runtime/database.ts'
import { describeError, log } from '../runtime/log.ts'
import { noteFailure } from '../runtime/process-documents.ts'
import { admitRow } from '../settings/admission.ts'
import { rowsToStart, type Shares } from './fair-turns.ts'
import { isPersonalHold } from './holds.ts'
import { readOpenBatches } from './open-batches.ts'
import { recordRowEnds } from './record-row-ends.ts'
import { holdBatch, postponeBatch, startRow } from './start-row.ts'

/** @param jobsAtOnce how many jobs the queue dispatches concurrently */
function sharesOf(jobsAtOnce: number): Shares {
  return {
    total: Math.max(1, Math.floor(jobsAtOnce * BATCH_SHARE_OF_JOBS)),
    perPerson: BATCH_ROWS_AT_ONCE,
  }
}

/**
 * Starts the rows whose turn it is. It is called whenever a place may have become free, and by the sweep after a crash. Two
 * concurrent calls start different rows and may exceed the share of all batches by a few. A batch that cannot go on now
 * takes no place from the others, because the free places are then planned again without it.
 * @param triesHeld whether to try batches that are held by a limit of their owner too; once a minute is enough
 * @returns how many rows were started
 */
export async function startDueRows(
  db: Database,
  now: Date,
  jobsAtOnce: number,
  triesHeld = false,
): Promise<number> {
  const shares = sharesOf(jobsAtOnce)
  const stuck = new Set<string>()
  let started = 0
  for (;;) {
    const open = await readOpenBatches(db, { now, shares, stuck, triesHeld })
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

/**
 * Starts the next row of a batch if it may.
 * @returns `held`: all batches of its owner must wait; `all-held`: all batches must wait; `stuck`: the batch has no row that
 * can start, or cannot be parsed
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
    await holdBatch(db, batchId, hold, now)
    return isPersonalHold(hold) ? 'held' : 'all-held'
  } catch (error) {
    log('ERROR', 'batch-row-not-started', { batchId, ...describeError(error) })
    // A batch that cannot be parsed must not stop the others. It is tried again in a minute.
    if (error instanceof ZodError) {
      await postponeBatch(db, batchId, now)
      await noteFailure({ db, now: () => now }, 'startDueRows', `batches/${batchId}`, undefined, error)
    }
    return 'stuck'
  }
}

/** Continues the batch of an analysis that has ended: records the end of the row and starts due rows. */
export async function afterJob(
  db: Database,
  analysisId: string,
  now: () => Date,
  jobsAtOnce: number,
): Promise<void> {
  const place = batchRowOf(analysisId)
  if (place === null) return
  await recordRowEnds(db, place.batchId, now())
  await startDueRows(db, now(), jobsAtOnce)
}
