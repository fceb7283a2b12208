import { createTaskQueue } from './providers/tasks/cloud-tasks.ts'
import type { TaskQueue } from './providers/types.ts'
import { environment } from './runtime/environment.ts'

/** The region of all functions. The rewrite in firebase.json and the URL of the queue must name the same one. */
export const REGION = 'asia-east1'

let shared: TaskQueue | undefined
/** The queue of the function `runAnalysis`. Cloud Functions gives a queue the name of its function. */
export function taskQueue(): TaskQueue {
  const { projectId, emulatorHost, serviceAccountEmail } = environment().tasks
  shared ??= createTaskQueue({
    projectId,
    location: REGION,
    queue: 'runAnalysis',
    // The emulator knows the address of its function and fills it in when it is empty.
    targetUrl:
      emulatorHost === undefined ? `https://${REGION}-${projectId}.cloudfunctions.net/runAnalysis` : '',
    emulatorHost,
    serviceAccountEmail,
  })
  return shared
}
