import type { JobEnd } from '@gaplens/contracts/admin/stats'
import type { Usage } from '@gaplens/contracts/analysis/report'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../../runtime/database.ts'
import { recordJobEnd } from '../../stats/job-ends.ts'
import type { Lease } from './lease.ts'
import { searchesStored } from './stored-results.ts'

type ModelUsage = Omit<Usage, 'searches'>

/** The cost of a model for the statistics. Missing usage counts as none. */
export function modelCosts(
  usage: ModelUsage | undefined,
): Pick<JobEnd, 'modelCalls' | 'promptTokens' | 'outputTokens' | 'modelCostUsd'> {
  return {
    modelCalls: usage?.modelCalls ?? 0,
    promptTokens: usage?.promptTokens ?? 0,
    outputTokens: usage?.outputTokens ?? 0,
    modelCostUsd: usage?.costUsd ?? null,
  }
}

/**
 * Records the searches of a running job in the transaction in which its owner cancels or deletes it, so that the daily limit
 * holds. Its worker, if it still has one, records later what the model cost and the searches whose result is not stored.
 * @param storedOverview the stored result of its searches, if it has one
 */
export function recordAbandonedSearches(
  db: Database,
  tx: Transaction,
  analysisId: string,
  storedOverview: unknown,
  now: Date,
): void {
  const searches = searchesStored(storedOverview)
  if (searches === 0) return
  recordJobEnd(db, tx, analysisId, { ...abandoned(now), searches, durationMs: 0, ...modelCosts(undefined) })
}

/**
 * Records the cost of a run that lost its lease, because its owner cancelled or deleted the job or another worker took it over.
 * Whoever ended the job does not know this cost, and has recorded the searches whose result is stored. The note has its own id,
 * because the job's end leaves one too.
 */
export async function recordAbandonedUsage(
  db: Database,
  { analysisId, attempt, job }: Lease,
  usage: Usage,
  now: Date,
): Promise<void> {
  if (usage.modelCalls + usage.searches === 0) return
  await db
    .jobEnds()
    .doc(`${analysisId}-${attempt}`)
    .set({
      ...abandoned(now),
      durationMs: Math.max(0, now.getTime() - job.createdAt.toMillis()),
      searches: usage.searches,
      ...modelCosts(usage),
    })
}

function abandoned(now: Date): Pick<JobEnd, 'endedAt' | 'status' | 'error'> {
  return { endedAt: Timestamp.fromDate(now), status: 'abandoned', error: null }
}
