import type { Usage } from '@gaplens/contracts/analysis/report'
import { isCancelled, JOB_ERRORS, type JobErrorCode } from '@gaplens/contracts/errors'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { prepareRefund } from '../../points/refund.ts'
import type { Database } from '../../runtime/database.ts'
import { recordJobEnd } from '../../stats/job-ends.ts'
import type { Progress } from '../pipeline/progress.ts'
import { modelCosts } from './job-usage.ts'
import { checkLease, hasEnded, type JobState, type Lease } from './lease.ts'
import { searchesStored } from './stored-results.ts'

/**
 * Ends a job without a report and refunds its point, in one transaction.
 * @param options.seen the latest progress of the run, which may not have been stored yet
 * @param options.usage what the run cost, without searches whose results are stored; missing when no worker ran the job
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
    usage?: Usage
    also?: (tx: Transaction, refunded: boolean) => void
  } = {},
): Promise<void> {
  let isWritten = false
  await db.firestore.runTransaction(async (tx) => {
    if (isWritten && (await hasEnded(db, tx, lease, { status: 'failed', now }))) return
    const document = await checkLease(db, tx, lease)
    const end = await prepareFailure(db, tx, { id: lease.analysisId, document }, code)
    options.also?.(tx, end.refunds)
    recordJobEnd(db, tx, lease.analysisId, {
      endedAt: Timestamp.fromDate(now),
      status: 'failed',
      error: code,
      durationMs: Math.max(0, now.getTime() - document.createdAt.toMillis()),
      searches: searchesStored(document.storedOverview) + (options.usage?.searches ?? 0),
      ...modelCosts(options.usage),
    })
    end.write(now, options.seen ?? document)
    isWritten = true
  })
}

/**
 * Prepares the end of a job without a report, with a refund if the error code grants one. It reads, and must therefore
 * be called before the first write of the transaction.
 * @returns whether the point is refunded, and a function that makes the writes
 */
export async function prepareFailure(
  db: Database,
  tx: Transaction,
  job: { readonly id: string; readonly document: Pick<JobState, 'uid'> },
  code: JobErrorCode,
): Promise<{
  readonly refunds: boolean
  write(now: Date, seen: Pick<Progress, 'steps' | 'sources'>): void
}> {
  const { uid } = job.document
  const cause = isCancelled(code) ? 'cancelled' : 'unfinished'
  const account = await prepareRefund(db, tx, uid, job.id, JOB_ERRORS[code].refund, cause)
  const { refunds } = account
  return {
    refunds,
    write(now, { steps, sources }) {
      account.write(now)
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
