import { onSchedule } from 'firebase-functions/scheduler'
import { database } from '../runtime/database.ts'
import { upkeepFor } from '../runtime/process-documents.ts'
import { taskQueue } from '../task-queue.ts'
import { runUpkeepTasks } from '../upkeep-tasks.ts'
import { JOBS_AT_ONCE } from './shared/options.ts'

/** Less than the minute between two runs. The function's timeout is longer, so that work under way can finish. */
const UPKEEP_BUDGET_MS = 50_000

export const runUpkeep = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 120 }, async () => {
  const failed = await runUpkeepTasks(
    upkeepFor(database(), () => new Date(), UPKEEP_BUDGET_MS),
    taskQueue,
    JOBS_AT_ONCE,
  )
  // Each failure has been logged. The throw makes the scheduled run fail, which monitoring of the schedule shows.
  if (failed.length > 0) throw new Error(`upkeep failed: ${failed.join(', ')}`)
})
