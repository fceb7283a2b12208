import type { Usage } from '@gaplens/contracts/analysis/report'
import type { JobErrorCode } from '@gaplens/contracts/errors'
import { JOB_DEADLINE_MS, JOB_WORK_ENDS_MS, LEASE_MS } from '@gaplens/contracts/limits'
import { type MeteredSearch, meteredSearch } from '../../providers/search/meter.ts'
import type { Database } from '../../runtime/database.ts'
import { ComputingTooLong, limitComputing } from '../../runtime/limit-computing.ts'
import { describeError, log } from '../../runtime/log.ts'
import { readSettings } from '../../settings/settings.ts'
import { createFetchCache } from '../cache/fetch-cache.ts'
import { withPageCache, withSearchCache } from '../cache/with-cache.ts'
import type { ConfiguredModel, PipelineDependencies } from '../pipeline/context.ts'
import { JobFailure } from '../pipeline/job-failure.ts'
import { modelOfRun, modelUsage } from '../pipeline/model-usage.ts'
import { type AnalysisOutcome, runPipeline } from '../pipeline/pipeline.ts'
import { completeJob } from './complete-job.ts'
import { failJob } from './fail-job.ts'
import { recordAbandonedUsage } from './job-usage.ts'
import { createJobWriter } from './job-writer.ts'
import { type Lease, LeaseLost, takeLease } from './lease.ts'
import { openProgressLog, type ProgressLog } from './progress-log.ts'

export type RunDependencies = Omit<
  PipelineDependencies,
  'store' | 'report' | 'signal' | 'model' | 'compute'
> & {
  readonly model: ConfiguredModel | null
  readonly db: Database
  /** How long the run may keep the thread busy, in milliseconds. */
  readonly computingMs?: number
  /** Timers; tests may replace those of the process. */
  readonly timers?: Timers
}

/**
 * The longest time that one run may keep the thread busy, which the other runs of the instance share. Thirteen pages of the
 * largest size take half of it. It is less than a lease, so that the worker still holds the job that it then fails.
 */
const COMPUTING_MAX_MS = LEASE_MS - 15_000

/** The same dependencies, with a model and a search that count what this run costs. */
type Run = Omit<RunDependencies, 'model' | 'search'> &
  Pick<PipelineDependencies, 'model'> & { readonly search: MeteredSearch }

/** The timers that a run needs. Each method returns a function that cancels the timer. */
export interface Timers {
  after(ms: number, act: () => void): () => void
  every(ms: number, act: () => void): () => void
}

/** Timers of the process. They are unref'ed, so that they do not keep the process alive. */
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

/** The outcome of one delivery of a job's task. */
export type RunOutcome = 'completed' | 'failed' | 'gone' | 'finished' | 'held' | 'lease-lost'

/**
 * Handles one delivery of a job's task: takes the lease, runs the pipeline and ends the job. It may be called any number
 * of times, also concurrently. It throws only when the job could not be ended (Firestore is unavailable, or a document
 * does not match its schema); the queue then delivers the task again.
 */
export async function runJob(analysisId: string, deps: RunDependencies): Promise<RunOutcome> {
  const answer = await takeLease(deps.db, analysisId, deps.now())
  if (answer.kind !== 'taken' && answer.kind !== 'spent') return answer.kind
  const { lease } = answer
  const progressLog = openProgressLog(lease, deps.now)
  const run: Run = { ...deps, model: modelOfRun(deps.model), search: meteredSearch(deps.search) }
  try {
    if (answer.kind === 'spent') throw new JobFailure('deadline-exceeded')
    const { status, steps } = await runWithLease(lease, run, progressLog)
    log('INFO', 'analysis-completed', { ...progressLog.fields(), status, ai: steps.aiAnalysisStatus })
    return 'completed'
  } catch (error) {
    if (error instanceof LeaseLost) return await endLost(lease, run, progressLog)
    return await endFailed(lease, error, run, progressLog)
  }
}

async function runWithLease(lease: Lease, deps: Run, progressLog: ProgressLog): Promise<AnalysisOutcome> {
  const stop = new AbortController()
  // Whoever ends the job counts the searches of a stored result.
  const onStored = (step: string) => step === 'overview' && deps.search.recorded()
  const writer = createJobWriter(deps.db, lease, deps.now, (error) => stop.abort(error), onStored)
  const timers = deps.timers ?? PROCESS_TIMERS
  const expire = () => stop.abort(new JobFailure('deadline-exceeded'))
  const cancelDeadline = timers.after(timeFor(lease, deps.now()), expire)
  const cancelHeartbeat = timers.every(LEASE_MS / 2, writer.renew)
  try {
    const job = {
      analysisId: lease.analysisId,
      keyword: lease.job.targetKeyword,
      userPageUrl: lease.job.userPageUrl,
      excludedUrls: lease.job.excludedUrls ?? [],
    }
    const outcome = await runPipeline(job, {
      ...deps,
      ...(await fetchers(lease, deps)),
      store: writer.store,
      report(progress) {
        progressLog.note(progress)
        writer.report(progress)
      },
      signal: stop.signal,
      compute: limitComputing(deps.computingMs ?? COMPUTING_MAX_MS),
    })
    await completeJob(deps.db, lease, outcome, deps.now())
    return outcome
  } finally {
    cancelDeadline()
    cancelHeartbeat()
    writer.close()
    // Requests that are still under way must not continue after the run has ended.
    stop.abort(new LeaseLost())
  }
}

/** Stops after the lease was lost. The cost so far is recorded, so that the daily limits hold. */
async function endLost(lease: Lease, run: Run, progressLog: ProgressLog): Promise<RunOutcome> {
  log('INFO', 'analysis-lease-lost', progressLog.fields())
  await recordAbandonedUsage(run.db, lease, usageOf(run), run.now()).catch((error: unknown) =>
    log('WARNING', 'analysis-spend-unrecorded', { ...progressLog.fields(), ...describeError(error) }),
  )
  return 'lease-lost'
}

/** What the run has cost, without the searches whose result is stored. */
function usageOf({ model, search }: Run): Usage {
  return { ...modelUsage(model), searches: search.spent() }
}

/** The search provider and page fetcher, with a cache if the settings ask for one. */
async function fetchers(
  { job }: Lease,
  { db, now, search, web }: Run,
): Promise<Pick<RunDependencies, 'search' | 'web'>> {
  const { cacheHours } = await readSettings(db, now())
  if (cacheHours === 0) return { search, web }
  const cache = createFetchCache(db, cacheHours, now)
  const isRefresh = job.refresh === true
  return {
    search: withSearchCache(search, cache, isRefresh),
    web: withPageCache(web, cache, isRefresh),
  }
}

/** Time limit of a run: four minutes, and never beyond the age at which every job must have ended. */
function timeFor({ job }: Lease, now: Date): number {
  const age = now.getTime() - job.createdAt.toMillis()
  return Math.min(JOB_DEADLINE_MS, Math.max(0, JOB_WORK_ENDS_MS - age))
}

async function endFailed(
  lease: Lease,
  error: unknown,
  deps: Run,
  progressLog: ProgressLog,
): Promise<RunOutcome> {
  const code = failureCode(error)
  const cause = error instanceof JobFailure ? error.cause : error
  // What is no `JobFailure` is a fault of ours: a bug, or a rule that takes too long.
  log(error instanceof JobFailure ? 'WARNING' : 'ERROR', 'analysis-failed', {
    ...progressLog.fields(),
    failure: code,
    ...(cause === undefined ? {} : describeError(cause)),
  })
  try {
    await failJob(deps.db, lease, code, deps.now(), {
      seen: progressLog.latest(),
      usage: usageOf(deps),
    })
    return 'failed'
  } catch (endError) {
    if (endError instanceof LeaseLost) return await endLost(lease, deps, progressLog)
    throw endError
  }
}

function failureCode(error: unknown): JobErrorCode {
  if (error instanceof JobFailure) return error.code
  return error instanceof ComputingTooLong ? 'deadline-exceeded' : 'internal'
}
