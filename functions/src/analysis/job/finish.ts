import { JOB_ERRORS, type JobErrorCode } from '@gaplens/contracts/errors'
import type { RecordDocument } from '@gaplens/contracts/record'
import type { Usage } from '@gaplens/contracts/report'
import type { JobEnd } from '@gaplens/contracts/stats'
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
      ...spentOf(usage),
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

type ModelUsage = Omit<Usage, 'searches'>

/** What a model cost, as the statistics take it. */
function spentOf(
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
 * Records what the model cost a run that lost its lease: its owner cancelled or deleted the job, or another worker took it over,
 * and whoever ended it does not know. The note has an id of its own, because the job's end may have left one as well.
 */
export async function recordAbandoned(
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
      ...spentOf(usage),
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
 * @param options.usage what the run's model cost; missing: nobody ran it
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
    usage?: ModelUsage
    also?: (tx: Transaction, refunded: boolean) => void
  } = {},
): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const document = await checkLease(db, tx, lease)
    const end = await prepareEnd(db, tx, { id: lease.analysisId, document }, code)
    options.also?.(tx, end.refunds)
    recordJobEnd(db, tx, lease.analysisId, {
      endedAt: Timestamp.fromDate(now),
      status: 'failed',
      error: code,
      durationMs: Math.max(0, now.getTime() - document.createdAt.toMillis()),
      searches: options.searches ?? searchesStored(document.storedOverview),
      ...spentOf(options.usage),
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
