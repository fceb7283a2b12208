import { JOB_ERRORS, type JobErrorCode } from '@gaplens/contracts/errors'
import type { RecordDocument } from '@gaplens/contracts/record'
import { hashFiles, rootOf } from '@gaplens/report/archive/hashes'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { prepareAccountEnd } from '../../points/ledger.ts'
import { type Database, unparsedDocument } from '../../runtime/database.ts'
import { packReport, reportText } from '../../runtime/packed-report.ts'
import { recordJobEnd } from '../../stats/job-ends.ts'
import { packBasis } from '../draft-basis.ts'
import type { AnalysisOutcome } from '../pipeline/pipeline.ts'
import type { Progress } from '../pipeline/progress.ts'
import { evidenceFiles, packRecord } from '../record/packed-record.ts'
import { checkLease, type JobState, type Lease } from './lease.ts'
import { searchesStored } from './stored-results.ts'

/**
 * Ends a job with its report. The point is refunded when the user's page could not be read.
 * @throws LeaseLost when this worker no longer holds the lease
 */
export async function completeJob(
  db: Database,
  lease: Lease,
  outcome: AnalysisOutcome,
  now: Date,
): Promise<void> {
  const result = packReport(outcome.result)
  const { document: record, evidenceRoot } = await recordOf(lease, outcome, now)
  const basis = packBasis(outcome.basis)
  await db.firestore.runTransaction(async (tx) => {
    const { createdAt } = await checkLease(db, tx, lease)
    const { usage } = outcome.result
    // A report without the user's page compares nothing, and the comparison is what the user paid for.
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
    tx.update(unparsedDocument(db.analyses().doc(lease.analysisId)), {
      status: outcome.status,
      stage: outcome.progress.stage,
      progress: outcome.progress.percent,
      steps: outcome.steps,
      sources: [...outcome.progress.sources],
      partial: null,
      warnings: [...outcome.warnings],
      result,
      summary: outcome.summary,
      qualityScore: outcome.result.qualityAssessment.score,
      coverageScore: outcome.result.coverage.pages.find(({ role }) => role === 'user')?.coverageScore ?? null,
      immediateActionsCount: outcome.result.strategyAndPlan.p1_immediate.length,
      evidenceRoot,
      completedAt: Timestamp.fromDate(now),
      leaseUntil: null,
      storedOverview: FieldValue.delete(),
    })
    tx.set(db.record(lease.analysisId), record)
    if (basis !== null) tx.set(db.draftBasis(lease.analysisId), basis)
    tx.delete(db.work(lease.analysisId))
  })
}

/** What the report was made from, and the hash by which others can ask whether an archive of it is unchanged. */
async function recordOf(
  { analysisId, job }: Lease,
  { made, result }: AnalysisOutcome,
  now: Date,
): Promise<{ document: RecordDocument; evidenceRoot: string }> {
  const subject = {
    analysisId,
    keyword: job.targetKeyword,
    pageUrl: job.userPageUrl,
    createdAt: new Date(job.createdAt.toMillis()).toISOString(),
    completedAt: now.toISOString(),
    passages: result.evidence.passages,
  }
  const { record, document } = packRecord(subject, made)
  const root = await rootOf(await hashFiles(evidenceFiles(record.files, reportText(result))))
  return { document, evidenceRoot: root }
}

/**
 * Ends a job without a report and refunds its point, in one transaction.
 * @param options.seen the latest progress of the run, which may not have been stored yet
 * @param options.searches how many searches the run made; missing: those whose result is stored
 * @param options.also adds further writes to the same transaction
 * @throws LeaseLost
 */
export async function failJob(
  db: Database,
  lease: Lease,
  code: JobErrorCode,
  now: Date,
  options: {
    seen?: Progress | null
    searches?: number | undefined
    also?: (tx: Transaction, refunded: boolean) => void
  } = {},
): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const document = await checkLease(db, tx, lease)
    const end = await prepareEnd(db, tx, { id: lease.analysisId, document }, code)
    options.also?.(tx, end.refunds)
    // What a model did for a failed run is unknown, because only a report holds it. Its searches are stored.
    recordJobEnd(db, tx, lease.analysisId, {
      endedAt: Timestamp.fromDate(now),
      status: 'failed',
      error: code,
      durationMs: Math.max(0, now.getTime() - document.createdAt.toMillis()),
      searches: options.searches ?? searchesStored(document.storedOverview),
      modelCalls: 0,
      promptTokens: 0,
      outputTokens: 0,
      modelCostUsd: null,
    })
    end.write(now, options.seen ?? document)
  })
}

/**
 * Prepares the end of a job without a report, with a refund if the error code grants one. It reads, and must therefore
 * be called before the first write of the transaction.
 * @returns whether the point is refunded, and a function that makes the writes
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
