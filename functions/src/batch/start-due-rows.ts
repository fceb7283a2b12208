import { batchRowOf } from '@gaplens/contracts/batch-row'
import { BATCH_ROWS_AT_ONCE, BATCH_SHARE_OF_LANES } from '@gaplens/contracts/limits'
import { ZodError } from 'zod'
import type { Database } from '../runtime/database.ts'
import { noteFailure } from '../runtime/each-document.ts'
import { describeError, log } from '../runtime/log.ts'
import { admitRow } from '../settings/admission.ts'
import { rowsToStart, type Shares } from './fair-turns.ts'
import { isPersonalHold } from './holds.ts'
import { readOpenBatches } from './open-batches.ts'
import { recordRowEnds } from './record-row-ends.ts'
import { holdBatch, postponeBatch, startRow } from './start-row.ts'

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
export async function startDueRows(
  db: Database,
  now: Date,
  lanes: number,
  triesHeld = false,
): Promise<number> {
  const shares = sharesOf(lanes)
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
    await holdBatch(db, batchId, hold, now)
    return isPersonalHold(hold) ? 'held' : 'all-held'
  } catch (error) {
    log('ERROR', 'batch-row-not-started', { batchId, ...describeError(error) })
    // One that can't be read must not stop the others, and is met again in a minute.
    if (error instanceof ZodError) {
      await postponeBatch(db, batchId, now)
      await noteFailure({ db, now: () => now }, 'startDueRows', `batches/${batchId}`, undefined, error)
    }
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
  await recordRowEnds(db, place.batchId, now())
  await startDueRows(db, now(), lanes)
}
