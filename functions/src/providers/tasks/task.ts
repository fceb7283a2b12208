import { JOB_DEADLINE_MS } from '@gaplens/contracts/limits'
import type { TaskQueueConfig } from './config.ts'

/** How long Cloud Tasks waits for the function: the deadline of a job, and one minute to store its result. */
const DISPATCH_DEADLINE_SECONDS = JOB_DEADLINE_MS / 1_000 + 60

/** The fields of `google.cloud.tasks.v2.Task` that are used. */
export interface HttpTask {
  name: string
  scheduleTime?: { seconds: number; nanos: number }
  dispatchDeadline: { seconds: number }
  httpRequest: {
    httpMethod: 'POST'
    url: string
    headers: Record<string, string>
    /** In Base64, which both the REST API and the emulator demand. */
    body: string
    oidcToken?: { serviceAccountEmail: string }
  }
}

/**
 * A task in the form that `onTaskDispatched` reads: a POST with the JSON `{ data }`.
 * @throws TypeError for a name that is not 1–500 letters, digits, hyphens and underscores, or a negative delay
 */
export function buildTask(
  config: TaskQueueConfig,
  task: { name: string; analysisId: string; delaySeconds: number | undefined; nowMs: number },
): HttpTask {
  if (!/^[A-Za-z0-9_-]{1,500}$/.test(task.name)) throw new TypeError(`not a task name: ${task.name}`)
  const delaySeconds = task.delaySeconds ?? 0
  if (!(delaySeconds >= 0)) throw new TypeError(`not a delay: ${delaySeconds}`)
  const { projectId, location, queue } = config
  const body = JSON.stringify({ data: { analysisId: task.analysisId } })
  return {
    name: `projects/${projectId}/locations/${location}/queues/${queue}/tasks/${task.name}`,
    ...(delaySeconds > 0 && { scheduleTime: timestamp(task.nowMs + delaySeconds * 1_000) }),
    dispatchDeadline: { seconds: DISPATCH_DEADLINE_SECONDS },
    httpRequest: {
      httpMethod: 'POST',
      url: config.targetUrl,
      // In the emulator's own spelling. Otherwise the emulator would send the header twice, which the SDK refuses.
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from(body).toString('base64'),
    },
  }
}

function timestamp(ms: number): { seconds: number; nanos: number } {
  const seconds = Math.floor(ms / 1_000)
  return { seconds, nanos: Math.round((ms - seconds * 1_000) * 1_000_000) }
}
