import type { StuckJob } from '@gaplens/contracts/admin/requests'
import { isFinished, type JobStatus, JobStatusSchema, StageSchema } from '@gaplens/contracts/analysis/job'
import { TimestampSchema } from '@gaplens/contracts/timestamp'
import { Router } from 'express'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { z } from 'zod'
import { failJob } from '../../analysis/job/fail-job.ts'
import { LeaseLost, takeLease } from '../../analysis/job/lease.ts'
import type { TaskQueue } from '../../providers/types.ts'
import type { Database } from '../../runtime/database.ts'
import { isLeased } from '../../runtime/is-leased.ts'
import { ApiError, allowOnly } from '../http/errors.ts'
import { iso, isoOrNull } from '../http/time.ts'
import { isDocumentId } from '../read-own-analysis.ts'
import { type Activity, recordActivity } from './record-activity.ts'
import { type Actor, actorOf } from './require-admin.ts'

const UNFINISHED: JobStatus[] = ['pending', 'processing']
/** The sweep dispatches jobs that nobody started within a minute. One that is still waiting a minute later is stuck. */
const STUCK_AFTER_MS = 2 * 60_000
const MAX_LISTED = 50

/** GET /api/admin/jobs/stuck, POST /api/admin/jobs/{id}/redispatch and …/refund */
export function jobsRoutes(db: Database, tasks: () => TaskQueue, now: () => Date): Router {
  const router = Router()
  router
    .route('/jobs/stuck')
    .get(async (_request, response) => {
      response.json({ data: await stuckJobs(db, now()) })
    })
    .all(allowOnly('GET'))
  router
    .route('/jobs/:id/redispatch')
    .post(async (request, response) => {
      const { id } = request.params
      await redispatch(db, tasks(), actorOf(response), id, now())
      response.json({ id, refunded: false })
    })
    .all(allowOnly('POST'))
  router
    .route('/jobs/:id/refund')
    .post(async (request, response) => {
      const { id } = request.params
      response.json({ id, refunded: await endWithRefund(db, actorOf(response), id, now()) })
    })
    .all(allowOnly('POST'))
  return router
}

const RowSchema = z.object({
  uid: z.string(),
  targetKeyword: z.string(),
  status: JobStatusSchema,
  stage: StageSchema.catch('overview'),
  attempt: z.number(),
  createdAt: TimestampSchema,
  leaseUntil: TimestampSchema.nullable(),
})

/** Unfinished jobs without a valid lease, oldest first. */
async function stuckJobs(db: Database, now: Date): Promise<StuckJob[]> {
  const found = await db
    .analyses()
    .where('status', 'in', UNFINISHED)
    .where('createdAt', '<', Timestamp.fromMillis(now.getTime() - STUCK_AFTER_MS))
    .orderBy('createdAt')
    .select(...Object.keys(RowSchema.shape))
    .limit(MAX_LISTED)
    .withConverter(null)
    .get()
  return found.docs
    .flatMap((document) => {
      // The sweep fails unreadable jobs, and lists them among the unreadable documents.
      const row = RowSchema.safeParse(document.data())
      return row.success ? [{ id: document.id, ...row.data }] : []
    })
    .filter((job) => !isLeased(job, now))
    .map((job) => ({ ...job, createdAt: iso(job.createdAt), leaseUntil: isoOrNull(job.leaseUntil) }))
}

/** Dispatches a job again. @throws ApiError 404; 409 when it is finished or a worker holds its lease */
async function redispatch(
  db: Database,
  tasks: TaskQueue,
  actor: Actor,
  id: string,
  now: Date,
): Promise<void> {
  if (!isDocumentId(id)) throw new ApiError('not-found')
  const attempt = await db.firestore.runTransaction(async (tx) => {
    const job = (await tx.get(db.analyses().doc(id))).data()
    if (job === undefined) throw new ApiError('not-found')
    if (isFinished(job.status)) throw new ApiError('job-finished')
    if (isLeased(job, now)) throw new ApiError('job-running')
    recordActivity(
      db,
      tx,
      activityOf('job.redispatched', actor, id, { status: job.status, attempt: job.attempt }),
      now,
    )
    return job.attempt
  })
  await tasks.dispatch({ name: `admin-${id}-${attempt}-${now.getTime()}`, analysisId: id })
}

const NOT_TAKEN = { gone: 'not-found', finished: 'job-finished', held: 'job-running' } as const

/**
 * Fails a stalled job and refunds its point. A worker that continues later finds that its lease is lost.
 * @returns whether a point was refunded
 */
async function endWithRefund(db: Database, actor: Actor, id: string, now: Date): Promise<boolean> {
  if (!isDocumentId(id)) throw new ApiError('not-found')
  const answer = await takeLease(db, id, now)
  if (answer.kind !== 'taken' && answer.kind !== 'spent') throw new ApiError(NOT_TAKEN[answer.kind])
  const { lease } = answer
  let given = false
  try {
    const also = (tx: Transaction, refunded: boolean) => {
      given = refunded
      const after = { status: 'failed', refunded }
      const activity = activityOf('job.refunded', actor, id, { attempt: lease.attempt })
      recordActivity(db, tx, { ...activity, after }, now)
    }
    await failJob(db, lease, 'deadline-exceeded', now, { also })
  } catch (error) {
    if (error instanceof LeaseLost) throw new ApiError('job-running')
    throw error
  }
  return given
}

/** Names the job by its id only. Its keyword is personal data, and would stay in the log after the account is deleted. */
function activityOf(
  action: Activity['action'],
  actor: Actor,
  id: string,
  before: Activity['before'],
): Activity {
  return { action, actor, target: { kind: 'analysis', id, label: '' }, before, after: null, reason: null }
}
