import { JOB_ERRORS, type JobErrorCode } from '@gaplens/contracts/errors'
import { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../../database.ts'
import { prepareRefund } from '../../points/ledger.ts'
import type { AnalysisOutcome } from '../pipeline.ts'
import { checkLease, type Lease } from './lease.ts'

/** Ends a job with its report. @throws LeaseLost when the job is no longer this worker's */
export async function completeJob(
  db: Database,
  lease: Lease,
  outcome: AnalysisOutcome,
  now: Date,
): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    await checkLease(db, tx, lease)
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
    })
    tx.delete(db.work(lease.analysisId))
  })
}

/** Ends a job without a report and gives its point back, in one transaction. @throws LeaseLost */
export async function failJob(db: Database, lease: Lease, code: JobErrorCode, now: Date): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const document = await checkLease(db, tx, lease)
    const refund = JOB_ERRORS[code].refund
      ? await prepareRefund(db, tx, document.uid, lease.analysisId)
      : () => false
    const refunded = refund()
    const { steps } = document
    tx.update(db.analyses().doc(lease.analysisId), {
      status: 'failed',
      error: { code, message: JOB_ERRORS[code].message, refunded },
      steps: Object.fromEntries(
        Object.entries(steps).map(([name, state]) => [name, state === 'running' ? 'failed' : state]),
      ),
      completedAt: Timestamp.fromDate(now),
      leaseUntil: null,
    })
    tx.delete(db.work(lease.analysisId))
  })
}
