import { availableParallelism } from 'node:os'
import { RunAnalysisTaskSchema } from '@gaplens/contracts/analysis'
import { UserDocumentSchema } from '@gaplens/contracts/user'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { onRequest } from 'firebase-functions/https'
import { setGlobalOptions } from 'firebase-functions/options'
import { defineSecret, defineString } from 'firebase-functions/params'
import { onSchedule } from 'firebase-functions/scheduler'
import { onTaskDispatched } from 'firebase-functions/tasks'
import { finishDeletions } from './accounts/delete-account.ts'
import { runJob } from './analysis/job/run-job.ts'
import { sweepAnalyses as sweep } from './analysis/job/sweep.ts'
import { deleteOldAnalyses } from './analysis/retention.ts'
import { createApi } from './api/app.ts'
import { verifyByAppCheck } from './api/app-check.ts'
import { keepBodiesUnread } from './api/unread-bodies.ts'
import type { ChatServices } from './chat/services.ts'
import { database } from './database.ts'
import { environment } from './environment.ts'
import { openUserAccount } from './points/open-user-account.ts'
import { foldJobEnds } from './stats/job-ends.ts'
import { REGION, taskQueue } from './task-queue.ts'
import { createChatServices, createPaymentAdapter, createProviders, type Providers } from './wiring.ts'

setGlobalOptions({ region: REGION, maxInstances: 20, memory: '512MiB' })
keepBodiesUnread(process.env.FUNCTION_TARGET)

defineString('ADMIN_EMAIL', {
  default: '',
  description: 'The address that becomes admin at its first verified sign-in.',
})
const isEmulator = process.env.FUNCTIONS_EMULATOR === 'true'
// In the emulator keys come from the shell: asking Secret Manager for them would need a network and an account.
const secretsOf = (...names: string[]) => (isEmulator ? [] : names.map((name) => defineSecret(name)))
// The emulator starts a process for each task that it lets out, where an instance in the cloud takes several: fifty
// processes on a laptop would keep each other from ever ending in time.
const ANALYSES_AT_ONCE = isEmulator ? 2 * availableParallelism() : 50

export const api = onRequest(
  { cors: false, timeoutSeconds: 60, secrets: secretsOf('GEMINI_API_KEY', 'PAYMENT_WEBHOOK_SECRET') },
  (request, response) => {
    app ??= createApi({
      db: database(),
      adminEmail: () => environment().adminEmail,
      tasks: taskQueue,
      chat: () => (chat ??= createChatServices(environment())),
      payments: () => createPaymentAdapter(environment()),
      requestsPerAddress: environment().requestsPerAddress,
      isGenuineApp: environment().appCheck === 'enforce' ? verifyByAppCheck : null,
      now: () => new Date(),
    })
    app(request, response)
  },
)
let chat: ChatServices | undefined
let app: ReturnType<typeof createApi> | undefined

export const onUserCreated = onDocumentCreated({ document: 'users/{uid}', retry: true }, async (event) => {
  const user = UserDocumentSchema.safeParse(event.data?.data())
  if (user.success) await openUserAccount(database(), event.params.uid, environment().adminEmail)
})

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
    // A page's parser may take 256 MB: a few jobs an instance, and instances enough for all that the queue lets out.
    concurrency: 4,
    timeoutSeconds: 300,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: ANALYSES_AT_ONCE, maxDispatchesPerSecond: 10 },
  },
  async (request) => {
    providers ??= createProviders(environment())
    const { analysisId } = RunAnalysisTaskSchema.parse(request.data)
    await runJob(analysisId, { ...providers, db: database(), now: () => new Date() })
  },
)
let providers: Providers | undefined

export const sweepAnalyses = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 60 }, async () => {
  const now = new Date()
  await sweep(database(), taskQueue(), now)
  await foldJobEnds(database())
  await finishDeletions(database(), now)
  await deleteOldAnalyses(database(), now)
})
