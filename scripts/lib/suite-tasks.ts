import { createTaskQueue } from '../../functions/src/providers/tasks/cloud-tasks.ts'
import type { TaskQueue } from '../../functions/src/providers/types.ts'
import { REGION } from '../../functions/src/task-queue.ts'
import type { Ports } from './ports.ts'
import { PROJECT_ID } from './suite.ts'

/** The suite's Cloud Tasks queue, for scripts and tests that dispatch as the functions do. */
export function suiteTasks(ports: Ports): TaskQueue {
  return createTaskQueue({
    projectId: PROJECT_ID,
    location: REGION,
    queue: 'runAnalysis',
    // The emulator sets the address of its function.
    targetUrl: '',
    emulatorHost: `127.0.0.1:${ports.tasks}`,
  })
}
