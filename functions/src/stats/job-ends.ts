import type { DayStats, JobEnd } from '@gaplens/contracts/stats'
import type { Transaction } from 'firebase-admin/firestore'
import type { Database } from '../database.ts'
import { bucketOf } from './durations.ts'
import { taipeiDay } from './taipei.ts'

/**
 * Notes how a job ended, in the transaction that ends it: exactly once, and in a document of its own. A counter a day
 * would be written by every job; these notes are added to their day some hundred at a time (`foldJobEnds`).
 */
export function recordJobEnd(db: Database, tx: Transaction, analysisId: string, end: JobEnd): void {
  tx.set(db.jobEnds().doc(analysisId), end)
}

/** Notes added to their days in one transaction; its deletes stay under Firestore's 500 writes. */
const BATCH = 400
/** A backlog larger than this waits for the next call. */
const MAX_BATCHES = 10

/**
 * Adds the waiting notes to the documents of their days and removes them, each exactly once. Called every minute and
 * before the statistics are read, so a day's document is written far less than once a second.
 * @returns how many notes were added
 */
export async function foldJobEnds(db: Database): Promise<number> {
  let folded = 0
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const count = await foldBatch(db)
    folded += count
    if (count < BATCH) break
  }
  return folded
}

async function foldBatch(db: Database): Promise<number> {
  return await db.firestore.runTransaction(async (tx) => {
    const waiting = (await tx.get(db.jobEnds().orderBy('endedAt').limit(BATCH))).docs
    const byDay = Map.groupBy(waiting, (note) => taipeiDay(new Date(note.data().endedAt.toMillis())))
    const days = await Promise.all(
      [...byDay].map(async ([day, notes]) => {
        const reference = db.statDays().doc(day)
        const before = (await tx.get(reference)).data() ?? EMPTY_DAY
        return { reference, after: notes.reduce((sum, note) => addToDay(sum, note.data()), before) }
      }),
    )
    for (const { reference, after } of days) tx.set(reference, after)
    for (const note of waiting) tx.delete(note.ref)
    return waiting.length
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

/** The day with one more job. Only jobs with a report count among the durations: failures end early or at a limit. */
export function addToDay(day: DayStats, end: JobEnd): DayStats {
  const bucket = bucketOf(end.durationMs)
  return {
    completed: day.completed + Number(end.status === 'completed'),
    completedWithErrors: day.completedWithErrors + Number(end.status === 'completed_with_errors'),
    failed: day.failed + Number(end.status === 'failed'),
    durations:
      end.status === 'failed'
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
