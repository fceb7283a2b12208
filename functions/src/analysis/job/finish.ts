import { JOB_ERRORS, type JobErrorCode } from '@gaplens/contracts/errors'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { prepareAccountEnd } from '../../points/ledger.ts'
import type { Database } from '../../runtime/database.ts'
import { recordJobEnd } from '../../stats/job-ends.ts'
import type { AnalysisOutcome } from '../pipeline/pipeline.ts'
import type { Progress } from '../pipeline/progress.ts'
import { checkLease, type JobState, type Lease } from './lease.ts'

/** Ends a job with its report; the point comes back where the user's page could not be read. @throws LeaseLost when the job is no longer this worker's */
export async function completeJob(
  db: Database,
  lease: Lease,
  outcome: AnalysisOutcome,
  now: Date,
): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const { createdAt } = await checkLease(db, tx, lease)
    const { usage } = outcome.result
    // Without the user's page there is no comparison: what was paid for is not there.
    const isUnread = outcome.steps.userPageStatus === 'failed'
    const account = await prepareAccountEnd(db, tx, lease.job.uid, lease.analysisId, isUnread)
    recordJobEnd(db, tx, lease.analysisId, {
      endedAt: Timestamp.fromDate(now),
      status: outcome.status,
      error: null,
      durationMs: Math.max(0, now.getTime() - createdAt.toMillis()),
      searches: usage.searches,
      modelCalls: usage.modelCalls,
      promptTokens: usage.promptTokens,
      outputTokens: usage.outputTokens,
      modelCostUsd: usage.costUsd,
    })
    account.write()
    tx.update(db.analyses().doc(lease.analysisId), {
      status: outcome.status,
      stage: outcome.progress.stage,
      progress: outcome.progress.percent,
      steps: outcome.steps,
      sources: [...outcome.progress.sources],
      partial: null,
      warnings: [...outcome.warnings],
      result: outcome.result,
      summary: outcome.summary,
      qualityScore: outcome.result.qualityAssessment.score,
      immediateActionsCount: outcome.result.strategyAndPlan.p1_immediate.length,
      completedAt: Timestamp.fromDate(now),
      leaseUntil: null,
      storedOverview: FieldValue.delete(),
    })
    tx.delete(db.work(lease.analysisId))
  })
}

/**
 * Ends a job without a report and gives its point back, in one transaction.
 * @param options.seen how far the run came: which pages could not be read, and why, even if that was not yet written
 * @param options.also writes what belongs to it into the same transaction
 * @throws LeaseLost
 */
export async function failJob(
  db: Database,
  lease: Lease,
  code: JobErrorCode,
  now: Date,
  options: { seen?: Progress | null; also?: (tx: Transaction, refunded: boolean) => void } = {},
): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const document = await checkLease(db, tx, lease)
    const end = await prepareEnd(db, tx, { id: lease.analysisId, document }, code)
    options.also?.(tx, end.refunds)
    // What a failed run used is not known here: its report was never written.
    recordJobEnd(db, tx, lease.analysisId, {
      endedAt: Timestamp.fromDate(now),
      status: 'failed',
      error: code,
      durationMs: Math.max(0, now.getTime() - document.createdAt.toMillis()),
      searches: 0,
      modelCalls: 0,
      promptTokens: 0,
      outputTokens: 0,
      modelCostUsd: null,
    })
    end.write(now, options.seen ?? document)
  })
}

/**
 * An end without a report, its point given back where the code says so. Reads; so it must come before the
 * transaction's first write.
 * @returns whether the point is given back, and the function that writes
 */
export async function prepareEnd(
  db: Database,
  tx: Transaction,
  job: { readonly id: string; readonly document: Pick<JobState, 'uid'> },
  code: JobErrorCode,
): Promise<{
  readonly refunds: boolean
  write(now: Date, seen: Pick<Progress, 'steps' | 'sources'>): void
}> {
  const { uid } = job.document
  const account = await prepareAccountEnd(db, tx, uid, job.id, JOB_ERRORS[code].refund)
  const { refunds } = account
  return {
    refunds,
    write(now, { steps, sources }) {
      account.write()
      tx.update(db.analyses().doc(job.id), {
        status: 'failed',
        error: { code, message: JOB_ERRORS[code].message, refunded: refunds },
        sources: [...sources],
        steps: Object.fromEntries(
          Object.entries(steps).map(([name, state]) => [name, state === 'running' ? 'failed' : state]),
        ),
        completedAt: Timestamp.fromDate(now),
        leaseUntil: null,
        storedOverview: FieldValue.delete(),
      })
      tx.delete(db.work(job.id))
    },
  }
}
