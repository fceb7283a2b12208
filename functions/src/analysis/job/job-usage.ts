import type { JobEnd } from '@gaplens/contracts/admin/stats'
import type { Usage } from '@gaplens/contracts/analysis/report'
import { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../../runtime/database.ts'
import type { Lease } from './lease.ts'

export type ModelUsage = Omit<Usage, 'searches'>

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
 * Records the model cost of a run that lost its lease, because its owner cancelled or deleted the job or another worker took
 * it over. Whoever ended the job does not know this cost. The note has its own id, because the job's end leaves one too.
 */
export async function recordAbandonedUsage(
  db: Database,
  { analysisId, attempt, job }: Lease,
  usage: ModelUsage,
  now: Date,
): Promise<void> {
  if (usage.modelCalls === 0) return
  await db
    .jobEnds()
    .doc(`${analysisId}-${attempt}`)
    .set({
      endedAt: Timestamp.fromDate(now),
      status: 'abandoned',
      error: null,
      durationMs: Math.max(0, now.getTime() - job.createdAt.toMillis()),
      searches: 0,
      ...modelCosts(usage),
    })
}
