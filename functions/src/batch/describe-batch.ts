import { AnalysisDocumentSchema, isFinished } from '@gaplens/contracts/analysis/job'
import {
  type Batch,
  type BatchDocument,
  BatchDocumentSchema,
  type BatchRowItem,
  type BatchRowState,
  type BatchSummary,
  hasReport,
  type RowEnd,
} from '@gaplens/contracts/batches/batch'
import { rowAnalysisId } from '@gaplens/contracts/batches/batch-row'
import { batchHoldText } from '@gaplens/contracts/errors'
import type { z } from 'zod'
import { type Database, unparsedDocument } from '../runtime/database.ts'

/** The fields of a batch that a summary needs: all except the rows' texts. */
export const SummarySchema = BatchDocumentSchema.pick({
  name: true,
  status: true,
  open: true,
  rowCount: true,
  next: true,
  inFlight: true,
  ends: true,
  held: true,
  createdAt: true,
  endedAt: true,
})

/** The summary of a batch that its owner sees, without the rows. */
export function summaryOf(id: string, batch: z.infer<typeof SummarySchema>): BatchSummary {
  const { name, status, open, rowCount, next, inFlight, held, createdAt, endedAt } = batch
  const ends = Object.values(batch.ends)
  const isStopped = status === 'cancelled' || status === 'expired'
  const reports = ends.filter(({ status }) => hasReport(status)).length
  return {
    id,
    name,
    status,
    open,
    rowCount,
    counts: {
      waiting: isStopped ? 0 : rowCount - next,
      running: inFlight.length,
      reports,
      failed: ends.length - reports,
      released: isStopped ? rowCount - next : 0,
    },
    held: status === 'running' ? batchHoldText(held) : '',
    createdAt: new Date(createdAt.toMillis()).toISOString(),
    endedAt: endedAt === null ? null : new Date(endedAt.toMillis()).toISOString(),
  }
}

/** The state of a row under way. */
interface RowProgress {
  readonly state: BatchRowState
  readonly progress: number
}

/** A batch with all its rows, including the current progress of those under way. */
export async function describeBatch(db: Database, id: string, batch: BatchDocument): Promise<Batch> {
  const progress = await readProgress(db, id, batch.inFlight)
  const rows = batch.rows.map((request, row): BatchRowItem => {
    const end = batch.ends[row]
    const isStarted = row < batch.next
    const item = {
      row,
      ...request,
      analysisId: isStarted ? rowAnalysisId(id, row) : null,
      progress: 0,
      refunded: false,
      message: '',
      qualityScore: null,
      coverageScore: null,
      immediateActionsCount: 0,
    }
    if (end !== undefined) {
      const { cancelled, status, ...rest } = end
      return { ...item, ...rest, state: cancelled ? 'cancelled' : endState(status), progress: 100 }
    }
    if (isStarted) return { ...item, ...(progress.get(row) ?? QUEUED) }
    const isReleased = batch.status === 'cancelled' || batch.status === 'expired'
    return { ...item, state: isReleased ? 'released' : 'waiting', refunded: isReleased }
  })
  return { ...summaryOf(id, batch), rows }
}

const QUEUED: RowProgress = { state: 'queued', progress: 0 }

function endState(status: RowEnd['status']): BatchRowState {
  return status === 'pending' || status === 'processing' ? 'running' : status
}

const RowProgressSchema = AnalysisDocumentSchema.pick({ status: true, progress: true })

async function readProgress(
  db: Database,
  id: string,
  rows: readonly number[],
): Promise<Map<number, RowProgress>> {
  if (rows.length === 0) return new Map()
  const references = rows.map((row) => unparsedDocument(db.analyses().doc(rowAnalysisId(id, row))))
  const found = await db.firestore.getAll(...references, { fieldMask: Object.keys(RowProgressSchema.shape) })
  return new Map(
    rows.flatMap((row, at): [number, RowProgress][] => {
      const { data } = RowProgressSchema.safeParse(found[at]?.data())
      if (data === undefined) return []
      // A row that has just ended is recorded in the batch in a moment.
      const progress = isFinished(data.status) ? 100 : data.progress
      return [[row, { state: data.status === 'pending' ? 'queued' : 'running', progress }]]
    }),
  )
}
