import { AnalysisDocumentSchema, isFinished } from '@gaplens/contracts/analysis/job'
import type { BatchDocument, RowEnd } from '@gaplens/contracts/batches/batch'
import { rowAnalysisId } from '@gaplens/contracts/batches/batch-row'
import { isCancelled, type JobError } from '@gaplens/contracts/errors'
import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { listedScore } from '../analysis/job/listed-score.ts'
import { type Database, unparsedDocument } from '../runtime/database.ts'

const EndedSchema = AnalysisDocumentSchema.pick({
  status: true,
  steps: true,
  error: true,
  qualityScore: true,
  coverageScore: true,
  coverageAtMost: true,
  immediateActionsCount: true,
})
const ENDED_FIELDS = Object.keys(EndedSchema.shape)

/**
 * Records in a batch how its rows under way have ended, and ends the batch with its last row. The rows' own jobs have
 * settled the points, so this can be repeated at any time.
 */
export async function recordRowEnds(db: Database, batchId: string, now: Date): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const reference = db.batches().doc(batchId)
    const batch = (await tx.get(reference)).data()
    if (batch === undefined || !batch.open) return
    const ends = await endsOf(db, tx, batchId, batch)
    const inFlight = batch.inFlight.filter((row) => !ends.has(row))
    const isOver = inFlight.length === 0 && !hasRowsToStart(batch)
    if (ends.size === 0 && !isOver) return
    tx.update(reference, {
      ...Object.fromEntries([...ends].map(([row, end]) => [`ends.${row}`, end])),
      ...(ends.size > 0 && { inFlight: FieldValue.arrayRemove(...ends.keys()), busy: inFlight.length > 0 }),
      ...(isOver && {
        open: false,
        held: null,
        endedAt: Timestamp.fromDate(now),
        ...(batch.status !== 'cancelled' && batch.status !== 'expired' && { status: 'finished' }),
      }),
    })
  })
}

/** Whether the batch has waiting rows that may still run. */
export function hasRowsToStart({
  status,
  next,
  rowCount,
}: Pick<BatchDocument, 'status' | 'next' | 'rowCount'>): boolean {
  return (status === 'running' || status === 'paused') && next < rowCount
}

async function endsOf(
  db: Database,
  tx: Transaction,
  batchId: string,
  { uid, inFlight }: BatchDocument,
): Promise<Map<number, RowEnd>> {
  const ends = new Map<number, RowEnd>()
  if (inFlight.length === 0) return ends
  const references = inFlight.map((row) => unparsedDocument(db.analyses().doc(rowAnalysisId(batchId, row))))
  const found = await tx.getAll(...references, { fieldMask: ENDED_FIELDS })
  for (const [at, row] of inFlight.entries()) {
    const document = found[at]
    const end = document?.exists ? endOf(document) : await endOfDeleted(db, tx, uid, batchId, row)
    if (end !== null) ends.set(row, end)
  }
  return ends
}

const NO_REPORT = {
  message: '',
  cancelled: false,
  qualityScore: null,
  coverageScore: null,
  immediateActionsCount: 0,
}

/** What tells how an analysis ended when other fields of it cannot be parsed. */
const StateSchema = EndedSchema.pick({ status: true }).extend({ error: EndedSchema.shape.error.catch(null) })

/** @returns null while the analysis is unfinished, or when not even its state can be parsed; the sweep ends it then */
function endOf(document: DocumentSnapshot): RowEnd | null {
  const whole = EndedSchema.safeParse(document.data())
  if (!whole.success) return endOfUnreadable(document)
  const { data } = whole
  if (!isFinished(data.status)) return null
  const { status, error } = data
  if (status === 'failed') return failedEnd(error)
  return {
    ...NO_REPORT,
    status,
    // A report without the user's page is refunded.
    refunded: data.steps.userPageStatus === 'failed',
    qualityScore: data.qualityScore,
    coverageScore: listedScore(data),
    immediateActionsCount: data.immediateActionsCount,
  }
}

/** The end of an analysis that cannot be parsed as a whole. Under way for ever, it would take a place from other rows. */
function endOfUnreadable(document: DocumentSnapshot): RowEnd | null {
  const { data } = StateSchema.safeParse(document.data())
  if (data === undefined || !isFinished(data.status)) return null
  return data.status === 'failed'
    ? failedEnd(data.error)
    : { ...NO_REPORT, status: data.status, refunded: false }
}

function failedEnd(error: JobError | null): RowEnd {
  return {
    ...NO_REPORT,
    status: 'failed',
    refunded: error?.refunded ?? false,
    message: error?.message ?? '',
    cancelled: error !== null && isCancelled(error.code),
  }
}

async function endOfDeleted(
  db: Database,
  tx: Transaction,
  uid: string,
  batchId: string,
  row: number,
): Promise<RowEnd> {
  const note = (await tx.get(db.deletedAnalyses(uid).doc(rowAnalysisId(batchId, row)))).data()
  return { ...NO_REPORT, status: 'deleted', refunded: note?.refunded ?? false }
}
