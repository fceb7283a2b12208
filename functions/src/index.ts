import { availableParallelism } from 'node:os'
import { RunAnalysisTaskSchema } from '@gaplens/contracts/analysis'
import { ANALYSES_AT_ONCE } from '@gaplens/contracts/limits'
import { UserDocumentSchema } from '@gaplens/contracts/user'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { HttpsError, onRequest } from 'firebase-functions/https'
import { setGlobalOptions } from 'firebase-functions/options'
import { defineSecret } from 'firebase-functions/params'
import { onSchedule } from 'firebase-functions/scheduler'
import { onTaskDispatched } from 'firebase-functions/tasks'
import { QUEUE_RETRY } from './analysis/job/queue-policy.ts'
import { runJob } from './analysis/job/run-job.ts'
import { createApi } from './api/http/app.ts'
import { verifyByAppCheck } from './api/http/app-check.ts'
import { keepBodiesUnread } from './api/http/unread-bodies.ts'
import { afterJob } from './batch/pump.ts'
import type { ChatServices } from './chat/services.ts'
import { auditNightly } from './points/nightly-audit.ts'
import type { Opening } from './points/open-account.ts'
import { openUserAccount } from './points/open-user-account.ts'
import { guardModel, guardSearch } from './providers/breaker/guard.ts'
import { database } from './runtime/database.ts'
import { environment, refuseLoopbackServices } from './runtime/environment.ts'
import { upkeepFor } from './runtime/isolated.ts'
import { providerGate } from './settings/provider-gate.ts'
import { REGION, taskQueue } from './task-queue.ts'
import { runUpkeep } from './upkeep/run-upkeep.ts'
import { createChatServices, createPaymentAdapter, createProviders, type Providers } from './wiring.ts'

// `npm run setup` creates this service account with only the roles that these functions need.
const RUN_AS = 'gaplens-functions@'
setGlobalOptions({ region: REGION, maxInstances: 20, memory: '512MiB', serviceAccount: RUN_AS })
keepBodiesUnread(process.env.FUNCTION_TARGET)
refuseLoopbackServices(process.env)

const isEmulator = process.env.FUNCTIONS_EMULATOR === 'true'
// In the emulator keys come from the shell, because Secret Manager would need a network connection and an account.
const secretsOf = (...names: string[]) => (isEmulator ? [] : names.map((name) => defineSecret(name)))
// The emulator starts a process for each task, while an instance in the cloud runs several tasks. Fifty processes on a
// laptop would slow each other down until all of them miss their deadline.
const jobsAtOnce = isEmulator ? 2 * availableParallelism() : ANALYSES_AT_ONCE

export const api = onRequest(
  {
    cors: false,
    timeoutSeconds: 60,
    secrets: secretsOf('GEMINI_API_KEY', 'PAYMENT_WEBHOOK_SECRET', 'ADDRESS_HASH_KEY'),
  },
  (request, response) => {
    app ??= createApi({
      db: database(),
      opening,
      tasks: taskQueue,
      chat: () => (chat ??= createChatServices(environment())),
      payments: () => createPaymentAdapter(environment()),
      requestsPerAddress: environment().requestsPerAddress,
      newAccountsPerAddress: environment().newAccountsPerAddress,
      jobsAtOnce,
      isGenuineApp: environment().appCheck === 'enforce' ? verifyByAppCheck : null,
      now: () => new Date(),
    })
    app(request, response)
  },
)
const opening = (): Opening => ({
  adminEmail: environment().adminEmail,
  addressKey: environment().addressHashKey,
})
let chat: ChatServices | undefined
let app: ReturnType<typeof createApi> | undefined

export const onUserCreated = onDocumentCreated(
  { document: 'users/{uid}', retry: true, secrets: secretsOf('ADDRESS_HASH_KEY') },
  async (event) => {
    const user = UserDocumentSchema.safeParse(event.data?.data())
    if (user.success) await openUserAccount(database(), event.params.uid, opening())
  },
)

export const onAnalysisCreated = onDocumentCreated(
  { document: 'analyses/{id}', retry: true },
  async (event) => {
    await taskQueue().dispatch({ name: `run-${event.params.id}`, analysisId: event.params.id })
  },
)

export const runAnalysis = onTaskDispatched(
  {
    secrets: secretsOf('SERPAPI_API_KEY', 'GEMINI_API_KEY'),
    memory: '1GiB',
    // Parsing a page may take 256 MB, so an instance runs few jobs at a time. The queue limits the number of instances.
    concurrency: 4,
    timeoutSeconds: 300,
    retryConfig: QUEUE_RETRY,
    rateLimits: { maxConcurrentDispatches: jobsAtOnce, maxDispatchesPerSecond: 10 },
  },
  async (request) => {
    providers ??= guarded(createProviders(environment()))
    const { analysisId } = RunAnalysisTaskSchema.parse(request.data)
    const outcome = await runJob(analysisId, { ...providers, db: database(), now: () => new Date() })
    // A row of a batch that has ended makes room for the next one. Repeated deliveries may do it twice, which is harmless.
    if (outcome !== 'held') await afterJob(database(), analysisId, () => new Date(), jobsAtOnce)
    // `aborted` is status 409. At a 503 the queue would slow down all of its tasks.
    if (outcome === 'held') throw new HttpsError('aborted', 'another worker has this job')
  },
)
let providers: Providers | undefined

/** The paid providers are left alone while they fail; all instances know it. */
function guarded({ search, model, ...rest }: Providers): Providers {
  const gate = providerGate(database(), () => new Date())
  return {
    ...rest,
    search: guardSearch(search, gate),
    model: model === null ? null : { ...model, provider: guardModel(model.provider, gate) },
  }
}

/** Less than the minute between two runs. The function's timeout is longer, so that work under way can finish. */
const UPKEEP_BUDGET_MS = 50_000
export const sweepAnalyses = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 120 }, async () => {
  const failed = await runUpkeep(
    upkeepFor(database(), () => new Date(), UPKEEP_BUDGET_MS),
    taskQueue,
    jobsAtOnce,
  )
  // Each failure has been logged. The throw makes the scheduled run fail, which monitoring of the schedule shows.
  if (failed.length > 0) throw new Error(`upkeep failed: ${failed.join(', ')}`)
})

/** The audit runs at night in Taiwan. What exceeds this time is left to the next night. */
const AUDIT_BUDGET_MS = 480_000
export const auditLedger = onSchedule(
  { schedule: '30 3 * * *', timeZone: 'Asia/Taipei', timeoutSeconds: 540 },
  async () => void (await auditNightly(upkeepFor(database(), () => new Date(), AUDIT_BUDGET_MS))),
)
