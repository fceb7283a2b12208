import { type DayStats, DayStatsSchema, type JobEnd, JobEndSchema } from '@gaplens/contracts/admin/stats'
import type { DocumentData, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { type Database, unparsed, unparsedDocument } from '../runtime/database.ts'
import { noteFailure, type Upkeep } from '../runtime/process-documents.ts'
import { taipeiDay } from '../runtime/taipei-time.ts'
import { moveUnreadable, problemOf, versionOf } from '../runtime/unreadable-documents.ts'
import { bucketOf } from './durations.ts'

/**
 * Records how a job ended, in the transaction that ends it and therefore exactly once. Each job has a document of its
 * own, because every job would have to wait to write a shared daily counter. `foldJobEnds` later adds these records to
 * their day, many at a time.
 */
export function recordJobEnd(db: Database, tx: Transaction, analysisId: string, end: JobEnd): void {
  tx.set(db.jobEnds().doc(analysisId), end)
}

/** Records added to their days in one transaction. Its writes then stay below Firestore's limit of 500. */
const BATCH = 200
/** Transactions in one call. The rest of a larger backlog waits for the next call. */
const MAX_BATCHES = 20

/**
 * Adds the waiting records to the documents of their days and deletes them, each exactly once. It runs every minute and
 * before statistics are read, so the document of a day is written far less than once a second. A record that does not
 * match its schema is moved to a note for admins. The records of a day whose document is invalid keep waiting; other days go on.
 * @returns how many records were added
 */
export async function foldJobEnds(db: Database, upkeep: Pick<Upkeep, 'now' | 'hasTime'>): Promise<number> {
  let folded = 0
  let after: QueryDocumentSnapshot | null = null
  for (let batch = 0; batch < MAX_BATCHES && upkeep.hasTime(); batch += 1) {
    const page: FoldedPage = await foldBatch(db, after, upkeep.now())
    for (const { path, data, error } of page.unreadableDays)
      await noteFailure({ db, now: upkeep.now }, 'foldJobEnds', path, data, error)
    folded += page.folded
    if (page.last === null) break
    after = page.last
  }
  return folded
}

interface FoldedPage {
  readonly folded: number
  /** The last record of a full page; null when there are no more. */
  readonly last: QueryDocumentSnapshot | null
  readonly unreadableDays: readonly { path: string; data: DocumentData; error: unknown }[]
}

async function foldBatch(db: Database, after: QueryDocumentSnapshot | null, now: Date): Promise<FoldedPage> {
  return await db.firestore.runTransaction(async (tx) => {
    const oldest = unparsed(db.jobEnds()).orderBy('endedAt').limit(BATCH)
    const found = (await tx.get(after === null ? oldest : oldest.startAfter(after))).docs
    const read = found.map((document) => ({ document, end: JobEndSchema.safeParse(document.data()) }))
    const waiting = read.flatMap(({ document, end }) => (end.success ? [{ document, end: end.data }] : []))
    const byDay = Map.groupBy(waiting, ({ end }) => taipeiDay(new Date(end.endedAt.toMillis())))
    const days = await Promise.all(
      [...byDay].map(async ([day, notes]) => {
        const reference = db.statDays().doc(day)
        const stored = (await tx.get(unparsedDocument(reference))).data()
        const before = stored === undefined ? EMPTY_DAY : DayStatsSchema.safeParse(stored)
        return { reference, notes, stored, before }
      }),
    )

    let folded = 0
    const unreadableDays = []
    for (const { reference, notes, stored, before } of days) {
      if ('success' in before && !before.success) {
        unreadableDays.push({ path: reference.path, data: stored ?? {}, error: before.error })
        continue
      }
      const day = 'success' in before ? before.data : before
      tx.set(
        reference,
        notes.reduce((sum, { end }) => addToDay(sum, end), day),
      )
      for (const { document } of notes) tx.delete(document.ref)
      folded += notes.length
    }
    for (const { document, end } of read) {
      if (end.success) continue
      const found = { path: document.ref.path, task: 'foldJobEnds', problem: problemOf(end.error) }
      const data = document.data()
      moveUnreadable(db, tx, { ...found, documentVersion: versionOf(data) }, data, now)
    }
    return { folded, last: found.length < BATCH ? null : (found.at(-1) ?? null), unreadableDays }
  })
}

export const EMPTY_DAY: DayStats = {
  completed: 0,
  completedWithErrors: 0,
  failed: 0,
  durations: {},
  errors: {},
  searches: 0,
  modelCalls: 0,
  promptTokens: 0,
  outputTokens: 0,
  modelCostUsd: 0,
  unpricedCalls: 0,
}

/** Adds a job to its day. Without a report it adds no duration, because it ended early or at a time limit. */
function addToDay(day: DayStats, end: JobEnd): DayStats {
  const bucket = bucketOf(end.durationMs)
  return {
    completed: day.completed + Number(end.status === 'completed'),
    completedWithErrors: day.completedWithErrors + Number(end.status === 'completed_with_errors'),
    failed: day.failed + Number(end.status === 'failed'),
    durations:
      end.status === 'failed' || end.status === 'abandoned'
        ? day.durations
        : { ...day.durations, [bucket]: (day.durations[bucket] ?? 0) + 1 },
    errors:
      end.error === null ? day.errors : { ...day.errors, [end.error]: (day.errors[end.error] ?? 0) + 1 },
    searches: day.searches + end.searches,
    modelCalls: day.modelCalls + end.modelCalls,
    promptTokens: day.promptTokens + end.promptTokens,
    outputTokens: day.outputTokens + end.outputTokens,
    modelCostUsd: day.modelCostUsd + (end.modelCostUsd ?? 0),
    unpricedCalls: day.unpricedCalls + (end.modelCostUsd === null ? end.modelCalls : 0),
  }
}
