import { randomUUID } from 'node:crypto'
import {
  type AnalysisDocument,
  AnalysisDocumentSchema,
  isFinished,
  type JobStatus,
} from '@gaplens/contracts/analysis/job'
import { JOB_LAST_START_MS, JOB_LEASE_ENDS_MS, LEASE_MS } from '@gaplens/contracts/limits'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { z } from 'zod'
import { type Database, unparsedDocument } from '../../runtime/database.ts'
import { isLeased } from '../../runtime/is-leased.ts'
import { STAGE_STARTS } from '../pipeline/progress.ts'

/** How often a job may be started. After that it fails with a refund. */
export const MAX_ATTEMPTS = 3

/** The right to work on a job. `attempt` is the fencing token: every write checks that it is still the latest. */
export interface Lease {
  readonly analysisId: string
  readonly attempt: number
  readonly job: Pick<
    AnalysisDocument,
    'uid' | 'targetKeyword' | 'userPageUrl' | 'excludedUrls' | 'refresh' | 'createdAt'
  >
}

/** The fields that decide whether a job is stalled. */
export const StandingSchema = AnalysisDocumentSchema.pick({
  attempt: true,
  leaseUntil: true,
  createdAt: true,
})

/** The fields that running a job needs. Other fields may be of another version without stopping the job. */
const JobFieldsSchema = AnalysisDocumentSchema.pick({
  uid: true,
  targetKeyword: true,
  userPageUrl: true,
  excludedUrls: true,
  refresh: true,
  status: true,
  stage: true,
  steps: true,
  sources: true,
  createdAt: true,
  startedAt: true,
  attempt: true,
  leaseUntil: true,
  leaseHolder: true,
})
/** The search result stays packed, and only code that needs it unpacks it. */
const JobStateSchema = JobFieldsSchema.extend({ storedOverview: z.unknown().optional() })
export type JobState = Pick<AnalysisDocument, keyof typeof JobFieldsSchema.shape> & {
  readonly storedOverview?: unknown
}

/** @throws ZodError when the document does not match its schema */
async function readState(db: Database, tx: Transaction, analysisId: string): Promise<JobState | undefined> {
  const found = await tx.get(db.analyses().doc(analysisId).withConverter(null))
  return found.exists ? JobStateSchema.parse(found.data()) : undefined
}

export type LeaseAnswer =
  | { readonly kind: 'taken'; readonly lease: Lease }
  /** The job is deleted, finished, or held by another worker, so there is nothing to do. */
  | { readonly kind: 'gone' | 'finished' | 'held' }
  /** The job was started too often or is too old, and the caller must fail it. */
  | { readonly kind: 'spent'; readonly lease: Lease }

/**
 * The job was deleted, finished, or taken over by another worker, or its owner's account was closed. The worker that lost
 * the lease must not write any more.
 */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** Whether a worker ever started the job. Cancelling it before that costs no point. */
export function hasStarted({ attempt }: Pick<AnalysisDocument, 'attempt'>): boolean {
  return attempt > 0
}

/**
 * Takes the lease of a job, or says why not. If the job is delivered twice at the same time, only one worker gets it. When the
 * acknowledgement of the commit is lost, the transaction runs again and must know its own lease: another worker can have taken
 * one at the same attempt and millisecond, so each call signs with an id of its own.
 */
export async function takeLease(db: Database, analysisId: string, now: Date): Promise<LeaseAnswer> {
  const reference = db.analyses().doc(analysisId)
  const leaseHolder = randomUUID()
  return await db.firestore.runTransaction(async (tx): Promise<LeaseAnswer> => {
    const document = await readState(db, tx, analysisId)
    if (document === undefined) return { kind: 'gone' }
    if (isFinished(document.status)) return { kind: 'finished' }
    const isOwn = document.leaseHolder === leaseHolder
    if (!isOwn && isLeased(document, now)) return { kind: 'held' }
    const attempt = isOwn ? document.attempt : document.attempt + 1
    const lease: Lease = { analysisId, attempt, job: document }
    const startedAt = document.startedAt ?? Timestamp.fromDate(now)
    tx.update(reference, {
      attempt,
      leaseUntil: leaseEnd(now, document),
      leaseHolder,
      status: 'processing',
      startedAt,
      ...(document.stage === 'queued' && {
        stage: 'overview',
        progress: STAGE_STARTS.overview,
        'steps.serpApiStatus': 'running',
      }),
    })
    const tooOld = now.getTime() - document.createdAt.toMillis() > JOB_LAST_START_MS
    return { kind: attempt > MAX_ATTEMPTS || tooOld ? 'spent' : 'taken', lease }
  })
}

/**
 * Reads the job in a transaction and makes sure that the lease is still valid.
 * @throws LeaseLost when it is not
 */
export async function checkLease(db: Database, tx: Transaction, lease: Lease): Promise<JobState> {
  const document = await readState(db, tx, lease.analysisId)
  if (document === undefined || isFinished(document.status) || document.attempt !== lease.attempt) {
    throw new LeaseLost()
  }
  return document
}

/**
 * Whether this worker's call has ended the job with this status at this time. When the acknowledgement of a commit is lost, the
 * client library runs the transaction again; it must not take its own end for another's.
 */
export async function hasEnded(
  db: Database,
  tx: Transaction,
  { analysisId, attempt }: Lease,
  end: { readonly status: JobStatus; readonly now: Date },
): Promise<boolean> {
  const found = (await tx.get(unparsedDocument(db.analyses().doc(analysisId)))).data()
  return (
    found?.attempt === attempt &&
    found.status === end.status &&
    found.completedAt instanceof Timestamp &&
    found.completedAt.toMillis() === end.now.getTime()
  )
}

/** The end of a lease that is taken or renewed now. It is never after the age at which all leases of the job must end. */
export function leaseEnd(now: Date, { createdAt }: Pick<AnalysisDocument, 'createdAt'>): Timestamp {
  return Timestamp.fromMillis(Math.min(now.getTime() + LEASE_MS, createdAt.toMillis() + JOB_LEASE_ENDS_MS))
}
