import { type AnalysisDocument, AnalysisDocumentSchema, isFinished } from '@gaplens/contracts/analysis'
import { JOB_LAST_START_MS, JOB_LEASE_ENDS_MS, LEASE_MS } from '@gaplens/contracts/limits'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../../runtime/database.ts'

/** How often a job may be taken up; after that it is failed and refunded. */
export const MAX_ATTEMPTS = 3

/** The right to work on a job. `attempt` is a fencing token: every write checks that it is still the latest. */
export interface Lease {
  readonly analysisId: string
  readonly attempt: number
  readonly job: Pick<AnalysisDocument, 'uid' | 'targetKeyword' | 'userPageUrl' | 'excludedUrls' | 'createdAt'>
}

/** What decides whether a job stands still. */
export const StandingSchema = AnalysisDocumentSchema.pick({
  attempt: true,
  leaseUntil: true,
  createdAt: true,
})

/** What running a job needs of its document: whatever else it holds, also of another version, is no hindrance. */
const JobStateSchema = AnalysisDocumentSchema.pick({
  uid: true,
  targetKeyword: true,
  userPageUrl: true,
  excludedUrls: true,
  status: true,
  stage: true,
  steps: true,
  sources: true,
  createdAt: true,
  startedAt: true,
  attempt: true,
  leaseUntil: true,
})
export type JobState = Pick<AnalysisDocument, keyof typeof JobStateSchema.shape>

/** @throws ZodError when a job's document is not one */
async function readState(db: Database, tx: Transaction, analysisId: string): Promise<JobState | undefined> {
  const found = await tx.get(db.analyses().doc(analysisId).withConverter(null))
  return found.exists ? JobStateSchema.parse(found.data()) : undefined
}

export type LeaseAnswer =
  | { readonly kind: 'taken'; readonly lease: Lease }
  /** Deleted, finished, or in the hands of a living worker: nothing to do. */
  | { readonly kind: 'gone' | 'finished' | 'held' }
  /** Taken up too often, or too old: to be failed. */
  | { readonly kind: 'spent'; readonly lease: Lease }

/** The worker's lease is gone: the job was deleted, finished, or taken over. It must write nothing more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** Whether a worker ever took the job up; what its owner ends before costs nothing. */
export function hasBegun({ attempt }: Pick<AnalysisDocument, 'attempt'>): boolean {
  return attempt > 0
}

/** Takes a job for one worker, or says why not. Delivered twice at the same time, one of the two gets it. */
export async function takeLease(db: Database, analysisId: string, now: Date): Promise<LeaseAnswer> {
  const reference = db.analyses().doc(analysisId)
  return await db.firestore.runTransaction(async (tx): Promise<LeaseAnswer> => {
    const document = await readState(db, tx, analysisId)
    if (document === undefined) return { kind: 'gone' }
    if (isFinished(document.status)) return { kind: 'finished' }
    if (document.leaseUntil !== null && document.leaseUntil.toMillis() > now.getTime())
      return { kind: 'held' }
    const attempt = document.attempt + 1
    const lease: Lease = { analysisId, attempt, job: document }
    const startedAt = document.startedAt ?? Timestamp.fromDate(now)
    tx.update(reference, {
      attempt,
      leaseUntil: leaseEnd(now, document),
      status: 'processing',
      startedAt,
      ...(document.stage === 'queued' && {
        stage: 'overview',
        progress: 5,
        'steps.serpApiStatus': 'running',
      }),
    })
    const tooOld = now.getTime() - document.createdAt.toMillis() > JOB_LAST_START_MS
    return { kind: attempt > MAX_ATTEMPTS || tooOld ? 'spent' : 'taken', lease }
  })
}

/**
 * Reads the job inside a transaction and makes sure that the lease still holds.
 * @throws LeaseLost when it does not
 */
export async function checkLease(db: Database, tx: Transaction, lease: Lease): Promise<JobState> {
  const document = await readState(db, tx, lease.analysisId)
  if (document === undefined || isFinished(document.status) || document.attempt !== lease.attempt) {
    throw new LeaseLost()
  }
  return document
}

/** When a lease taken or renewed now ends: never past the age at which its job must be in nobody's hands. */
export function leaseEnd(now: Date, { createdAt }: Pick<AnalysisDocument, 'createdAt'>): Timestamp {
  return Timestamp.fromMillis(Math.min(now.getTime() + LEASE_MS, createdAt.toMillis() + JOB_LEASE_ENDS_MS))
}
