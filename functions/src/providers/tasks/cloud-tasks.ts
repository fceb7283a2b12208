import type { CloudTasksClient } from '@google-cloud/tasks'
import { ProviderError } from '../error.ts'
import { MAX_ATTEMPTS, type RetryPolicy, retry } from '../retry.ts'
import type { TaskQueue } from '../types.ts'
import type { TaskQueueConfig } from './config.ts'
import { buildTask } from './task.ts'
import { taskError } from './task-error.ts'

/** The parts that tests replace. */
export interface TaskQueueParts {
  /** Creates the client. It is called once, when the first task is dispatched. */
  readonly connect: (emulatorHost: string | undefined) => Promise<CloudTasksClient>
  readonly now: () => number
  readonly policy: RetryPolicy
}

const REAL_PARTS: TaskQueueParts = {
  // The client takes 0.4 s to load. It is imported late, so that functions that never dispatch start faster.
  connect: async (emulatorHost) => (await import('./client.ts')).connectCloudTasks(emulatorHost),
  now: Date.now,
  policy: { maxAttempts: MAX_ATTEMPTS, baseDelayMs: 200, maxDelayMs: 2_000 },
}

/** Three attempts of this length end well within the one minute that a trigger may take. */
const CALL_TIMEOUT_MS = 10_000

/** gRPC status code. */
const ALREADY_EXISTS = 6

/**
 * The queue that runs analyses. Creating a named task is idempotent, so an attempt whose answer was lost can be repeated.
 * `dispatch` throws a `ProviderError` with a `TaskFailureCode`, and a `TypeError` for a name that Cloud Tasks refuses.
 */
export function createTaskQueue(config: TaskQueueConfig, parts: Partial<TaskQueueParts> = {}): TaskQueue {
  const { connect, now, policy } = { ...REAL_PARTS, ...parts }
  const client = once(() => connect(config.emulatorHost))
  const serviceAccountEmail = once(async () => findServiceAccount(config, await client()))

  return {
    async dispatch({ name, analysisId, delaySeconds }) {
      const task = buildTask(config, { name, analysisId, delaySeconds, nowMs: now() })
      const create = async () => {
        try {
          const email = await serviceAccountEmail()
          const parent = `projects/${config.projectId}/locations/${config.location}/queues/${config.queue}`
          if (email !== null) task.httpRequest.oidcToken = { serviceAccountEmail: email }
          await (await client()).createTask({ parent, task }, { timeout: CALL_TIMEOUT_MS })
          return 'dispatched'
        } catch (error) {
          if (codeOf(error) === ALREADY_EXISTS) return 'already-dispatched'
          throw taskError(error)
        }
      }
      return retry(
        create,
        (error) => (error instanceof ProviderError && error.retryable ? { waitMs: 0 } : 'give-up'),
        policy,
      )
    },
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

async function findServiceAccount(config: TaskQueueConfig, client: CloudTasksClient): Promise<string | null> {
  if (config.emulatorHost !== undefined) return null
  if (config.serviceAccountEmail !== undefined) return config.serviceAccountEmail
  const { client_email: email } = await client.auth.getCredentials()
  if (email === undefined)
    throw new ProviderError('task-refused', { detail: 'no service account to sign the task with' })
  return email
}

/** Runs `make` at the first call and keeps its result. After a failure the next call runs it again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
