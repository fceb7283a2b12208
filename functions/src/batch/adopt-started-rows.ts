import { rowAnalysisId } from '@gaplens/contracts/batches/batch-row'
import { ROW_CHARGE, releaseId } from '../points/entries.ts'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { hasRowsToStart, recordRowEnds } from './record-row-ends.ts'

/**
 * Brings a batch whose document is older than its analyses and its owner's ledger up to date, as after a restore: rows
 * that were started before count as started, so that none runs twice, and a batch whose points were given back is over.
 * @returns whether anything was to be changed
 */
export async function adoptStartedRows(db: Database, batchId: string, now: Date): Promise<boolean> {
  const isChanged = await db.firestore.runTransaction(async (tx) => {
    const reference = db.batches().doc(batchId)
    const batch = (await tx.get(reference)).data()
    if (batch === undefined || !hasRowsToStart(batch)) return false
    const { uid, rowCount } = batch
    const waiting = Array.from({ length: rowCount - batch.next }, (_, at) => batch.next + at)
    const ids = waiting.map((row) => rowAnalysisId(batchId, row))
    const [release, kept, deleted] = await Promise.all([
      tx.get(db.ledger(uid).doc(releaseId(batchId))),
      tx.getAll(...ids.map((id) => unparsedDocument(db.analyses().doc(id))), { fieldMask: ['uid'] }),
      tx.getAll(...ids.map((id) => unparsedDocument(db.deletedAnalyses(uid).doc(id)))),
    ])
    const given = release.data()
    const wasStarted = waiting.filter((_, at) => kept[at]?.exists === true || deleted[at]?.exists === true)
    const started = (wasStarted.at(-1) ?? batch.next - 1) + 1
    // Rows are started in order, and the points of those that never were are given back together.
    const next = given === undefined ? started : rowCount + given.delta / ROW_CHARGE.delta
    if (given === undefined && next === batch.next) return false
    const inFlight = [...batch.inFlight, ...waiting.filter((row) => row < next)]
    tx.update(reference, {
      next,
      inFlight,
      busy: inFlight.length > 0,
      held: null,
      ...(given !== undefined && { status: 'cancelled' }),
      ...((given !== undefined || next === rowCount) && { dueAt: null }),
    })
    return true
  })
  await recordRowEnds(db, batchId, now)
  return isChanged
}
