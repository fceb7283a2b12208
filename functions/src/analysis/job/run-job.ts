import { JOB_DEADLINE_MS, JOB_WORK_ENDS_MS, LEASE_MS } from '@gaplens/contracts/limits'
import type { Database } from '../../runtime/database.ts'
import { describeError, log } from '../../runtime/log.ts'
import type { PipelineDependencies } from '../pipeline/context.ts'
import { JobFailure } from '../pipeline/job-failure.ts'
import { type AnalysisOutcome, runPipeline } from '../pipeline/pipeline.ts'
import { completeJob, failJob } from './finish.ts'
import { type Journal, openJournal } from './journal.ts'
import { type Lease, LeaseLost, takeLease } from './lease.ts'
import { createJobWriter } from './writer.ts'

export type RunDependencies = Omit<PipelineDependencies, 'store' | 'report' | 'signal'> & {
  readonly db: Database
  /** Sets timers; the process's own where tests set none. */
  readonly timers?: Timers
}

/** What a run needs of the clock besides the time. Each answers the function that calls it off. */
export interface Timers {
  after(ms: number, act: () => void): () => void
  every(ms: number, act: () => void): () => void
}

/** Neither keeps alive a process that has nothing else to do. */
const PROCESS_TIMERS: Timers = {
  after(ms, act) {
    const timer = setTimeout(act, ms).unref()
    return () => clearTimeout(timer)
  },
  every(ms, act) {
    const timer = setInterval(act, ms).unref()
    return () => clearInterval(timer)
  },
}

/** What became of one delivery of a job's task. */
export type RunOutcome = 'completed' | 'failed' | 'gone' | 'finished' | 'held' | 'lease-lost'

/**
 * Serves one delivery of a job's task: takes the job, runs it, ends it. Safe to call any number of times, also at once.
 * Throws only when the job could not be ended (Firestore away, or a document that cannot be read); the queue then
 * delivers again.
 */
export async function runJob(analysisId: string, needs: RunDependencies): Promise<RunOutcome> {
  const answer = await takeLease(needs.db, analysisId, needs.now())
  if (answer.kind !== 'taken' && answer.kind !== 'spent') return answer.kind
  const { lease } = answer
  const journal = openJournal(lease, needs.now)
  try {
    if (answer.kind === 'spent') throw new JobFailure('deadline-exceeded')
    const { status, steps } = await runWithLease(lease, needs, journal)
    log('INFO', 'analysis-completed', { ...journal.fields(), status, ai: steps.aiAnalysisStatus })
    return 'completed'
  } catch (error) {
    if (error instanceof LeaseLost) {
      log('INFO', 'analysis-lease-lost', journal.fields())
      return 'lease-lost'
    }
    return await endFailed(lease, error, needs, journal)
  }
}

async function runWithLease(
  lease: Lease,
  needs: RunDependencies,
  journal: Journal,
): Promise<AnalysisOutcome> {
  const stop = new AbortController()
  const writer = createJobWriter(needs.db, lease, needs.now, (error) => stop.abort(error))
  const timers = needs.timers ?? PROCESS_TIMERS
  const expire = () => stop.abort(new JobFailure('deadline-exceeded'))
  const cancelDeadline = timers.after(timeFor(lease, needs.now()), expire)
  const cancelHeartbeat = timers.every(LEASE_MS / 2, writer.renew)
  try {
    const job = {
      analysisId: lease.analysisId,
      keyword: lease.job.targetKeyword,
      userPageUrl: lease.job.userPageUrl,
      excludedUrls: lease.job.excludedUrls ?? [],
    }
    const outcome = await runPipeline(job, {
      ...needs,
      store: writer.store,
      report(progress) {
        journal.note(progress)
        writer.report(progress)
      },
      signal: stop.signal,
    })
    await completeJob(needs.db, lease, outcome, needs.now())
    return outcome
  } finally {
    cancelDeadline()
    cancelHeartbeat()
    writer.close()
    // Requests of a run that is over must not go on.
    stop.abort(new LeaseLost())
  }
}

/** How long a run may take: four minutes, and never past the age at which a job must come to its end. */
function timeFor({ job }: Lease, now: Date): number {
  const age = now.getTime() - job.createdAt.toMillis()
  return Math.min(JOB_DEADLINE_MS, Math.max(0, JOB_WORK_ENDS_MS - age))
}

async function endFailed(
  lease: Lease,
  error: unknown,
  needs: RunDependencies,
  journal: Journal,
): Promise<RunOutcome> {
  const code = error instanceof JobFailure ? error.code : 'internal'
  const cause = error instanceof JobFailure ? error.cause : error
  log(code === 'internal' ? 'ERROR' : 'WARNING', 'analysis-failed', {
    ...journal.fields(),
    failure: code,
    ...(cause === undefined ? {} : describeError(cause)),
  })
  try {
    await failJob(needs.db, lease, code, needs.now(), { seen: journal.latest() })
    return 'failed'
  } catch (endError) {
    if (endError instanceof LeaseLost) return 'lease-lost'
    throw endError
  }
}
