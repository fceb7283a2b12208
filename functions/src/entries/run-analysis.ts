import { RunAnalysisTaskSchema } from '@gaplens/contracts/analysis/job'
import { HttpsError } from 'firebase-functions/https'
import { onTaskDispatched } from 'firebase-functions/tasks'
import { QUEUE_RETRY } from '../analysis/job/queue-policy.ts'
import { runJob } from '../analysis/job/run-job.ts'
import { afterJob } from '../batch/start-due-rows.ts'
import { guardModel, guardSearch } from '../providers/breaker/guard.ts'
import { database } from '../runtime/database.ts'
import { environment } from '../runtime/environment.ts'
import { providerGate } from '../settings/provider-gate.ts'
import { createProviders, type Providers } from '../wiring.ts'
import { JOBS_AT_ONCE, MIN_INSTANCES, secretsOf } from './shared/options.ts'

export const runAnalysis = onTaskDispatched(
  {
    secrets: secretsOf('SERPAPI_API_KEY', 'GEMINI_API_KEY'),
    memory: '1GiB',
    // Parsing a page may take 256 MB, so an instance runs few jobs at a time. The queue limits the number of instances.
    concurrency: 4,
    timeoutSeconds: 300,
    minInstances: MIN_INSTANCES,
    retryConfig: QUEUE_RETRY,
    rateLimits: { maxConcurrentDispatches: JOBS_AT_ONCE, maxDispatchesPerSecond: 10 },
  },
  async (request) => {
    providers ??= guarded(createProviders(environment(), now))
    const { analysisId } = RunAnalysisTaskSchema.parse(request.data)
    const outcome = await runJob(analysisId, { ...providers, db: database(), now })
    // A row of a batch that has ended makes room for the next one. Repeated deliveries may do it twice, which is harmless.
    if (outcome !== 'held') await afterJob(database(), analysisId, now, JOBS_AT_ONCE)
    // `aborted` is status 409. At a 503 the queue would slow down all of its tasks.
    if (outcome === 'held') throw new HttpsError('aborted', 'another worker has this job')
  },
)
let providers: Providers | undefined
const now = () => new Date()

/** Wraps the paid providers in circuit breakers, whose state all instances share. */
function guarded({ search, model, ...rest }: Providers): Providers {
  const gate = providerGate(database(), now)
  return {
    ...rest,
    search: guardSearch(search, gate),
    model: model === null ? null : { ...model, provider: guardModel(model.provider, gate) },
  }
}
