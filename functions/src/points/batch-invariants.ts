import { batchRowOf } from '@gaplens/contracts/batches/batch-row'
import type { AccountSnapshot, AuditedBatch } from './account-snapshot.ts'
import { batchOfEntry, ROW_CHARGE, releaseId } from './entries.ts'
import type { Violation } from './violation.ts'

/** Whether an analysis was a row of a batch that reserved points and whose list was deleted later. */
export function isOfDeletedList({ batches, entries }: AccountSnapshot, analysisId: string): boolean {
  const place = batchRowOf(analysisId)
  if (place === null || batches.has(place.batchId)) return false
  return entries.some((entry) => batchOfEntry(entry) === place.batchId)
}

/**
 * Checks each reservation against its batch: it must cover every row, and a stopped batch must have released the rows that
 * never started exactly once. If the list was deleted, no more points may have been given back than were reserved.
 */
export function batchViolations(snapshot: AccountSnapshot): Violation[] {
  const { entries, batches } = snapshot
  const found: Violation[] = []
  const reserved = new Map(entries.flatMap((entry) => reservation(entry)))
  for (const { id, kind } of entries)
    if (kind === 'release' && ![...reserved.keys()].some((batchId) => releaseId(batchId) === id))
      found.push({ problem: 'release-differs', detail: id })
  for (const [batchId, points] of reserved) {
    const released = entries.find(({ id }) => id === releaseId(batchId))?.delta ?? 0
    const batch = batches.get(batchId)
    if (batch === undefined) {
      if (released + refundedTo(snapshot, batchId) > points)
        found.push({ problem: 'release-differs', detail: batchId })
      continue
    }
    if (points !== batch.rowCount * -ROW_CHARGE.delta)
      found.push({ problem: 'reservation-differs', detail: batchId })
    if (released !== dueRelease(batch)) found.push({ problem: 'release-differs', detail: batchId })
  }
  return found
}

function reservation(entry: AccountSnapshot['entries'][number]): [string, number][] {
  const batchId = batchOfEntry(entry)
  return batchId === null ? [] : [[batchId, -entry.delta]]
}

function dueRelease({ status, rowCount, next }: AuditedBatch): number {
  return status === 'cancelled' || status === 'expired' ? (rowCount - next) * -ROW_CHARGE.delta : 0
}

function refundedTo({ entries }: AccountSnapshot, batchId: string): number {
  return entries
    .filter(({ kind, analysisId }) => kind === 'refund' && batchRowOf(analysisId ?? '')?.batchId === batchId)
    .reduce((sum, { delta }) => sum + delta, 0)
}
