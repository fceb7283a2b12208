import { createTaskQueue } from './providers/tasks/cloud-tasks.ts'
import type { TaskQueue } from './providers/types.ts'
import { environment } from './runtime/environment.ts'

/** Where everything runs; hosting's rewrite and the queue's address name it too. */
export const REGION = 'asia-east1'

let shared: TaskQueue | undefined
/** The queue of the function `runAnalysis`, by its name. */
export function taskQueue(): TaskQueue {
  const { projectId, emulatorHost, serviceAccountEmail } = environment().tasks
  shared ??= createTaskQueue({
    projectId,
    location: REGION,
    queue: 'runAnalysis',
    // The emulator knows where its own function listens; it fills an empty address in.
    targetUrl:
      emulatorHost === undefined ? `https://${REGION}-${projectId}.cloudfunctions.net/runAnalysis` : '',
    emulatorHost,
    serviceAccountEmail,
  })
  return shared
}
