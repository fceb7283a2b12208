import type { RecordDocument } from '@gaplens/contracts/analysis/record'
import { hashFiles, rootOf } from '@gaplens/report/archive/hashes'
import { mostCovered } from '@gaplens/report/model/standing'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { prepareRefund } from '../../points/refund.ts'
import { type Database, unparsedDocument } from '../../runtime/database.ts'
import { packReport, reportText } from '../../runtime/packed-report.ts'
import { recordJobEnd } from '../../stats/job-ends.ts'
import { packBasis } from '../draft-basis.ts'
import type { AnalysisOutcome } from '../pipeline/pipeline.ts'
import { evidenceFiles, packRecord } from '../record/fit-record.ts'
import { modelCosts } from './job-usage.ts'
import { checkLease, hasEnded, type Lease, LeaseLost } from './lease.ts'

/**
 * Ends a job with its report. The point is refunded when the user's page could not be read.
 * @throws LeaseLost when this worker no longer holds the lease, or the owner's account was closed
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
  const { pages, topics } = outcome.result.coverage
  const own = pages.find(({ role }) => role === 'user')
  let isWritten = false
  await db.firestore.runTransaction(async (tx) => {
    if (isWritten && (await hasEnded(db, tx, lease, { status: outcome.status, now }))) return
    const { createdAt } = await checkLease(db, tx, lease)
    const { usage } = outcome.result
    // A report without the user's page compares nothing, and the comparison is what the user paid for.
    const isUnread = outcome.steps.userPageStatus === 'failed'
    const account = await prepareRefund(db, tx, lease.job.uid, lease.analysisId, isUnread, 'unread')
    // The analysis is about to be removed with its owner's account.
    if (account.isClosed) throw new LeaseLost()
    recordJobEnd(db, tx, lease.analysisId, {
      endedAt: Timestamp.fromDate(now),
      status: outcome.status,
      error: null,
      durationMs: Math.max(0, now.getTime() - createdAt.toMillis()),
      searches: usage.searches,
      ...modelCosts(usage),
    })
    account.write(now)
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
      coverageScore: own?.coverageScore ?? null,
      coverageAtMost: own === undefined ? null : mostCovered(topics, own),
      immediateActionsCount: outcome.result.strategyAndPlan.p1_immediate.length,
      evidenceRoot,
      completedAt: Timestamp.fromDate(now),
      leaseUntil: null,
      storedOverview: FieldValue.delete(),
    })
    tx.set(db.record(lease.analysisId), record)
    if (basis !== null) tx.set(db.draftBasis(lease.analysisId), basis)
    tx.delete(db.work(lease.analysisId))
    isWritten = true
  })
}

/** The record for the report's archive, and the root hash by which an archive can be checked. */
async function recordOf(
  { analysisId, job }: Lease,
  { materials, result }: AnalysisOutcome,
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
  const { record, document } = packRecord(subject, materials)
  const root = await rootOf(await hashFiles(evidenceFiles(record.files, reportText(result))))
  return { document, evidenceRoot: root }
}
