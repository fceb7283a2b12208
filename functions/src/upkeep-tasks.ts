import { finishDeletions } from './accounts/delete-account.ts'
import { sweepExports } from './accounts/export/run-export.ts'
import { sweepAnalyses } from './analysis/job/sweep-analyses.ts'
import { deleteOldAnalyses } from './analysis/retention.ts'
import { sweepBatches } from './batch/sweep-batches.ts'
import type { TaskQueue } from './providers/types.ts'
import { describeError, log } from './runtime/log.ts'
import type { Upkeep } from './runtime/process-documents.ts'
import { foldJobEnds } from './stats/job-ends.ts'

/**
 * Runs the tasks of every minute. They run concurrently, so that none uses up the time of another, and a task that fails
 * does not stop the others.
 * @param tasks creates the queue when the sweep needs it, because a misconfigured queue must not stop the other tasks
 * @param jobsAtOnce how many jobs the queue dispatches concurrently
 * @returns the names of the tasks that failed
 */
export async function runUpkeepTasks(
  upkeep: Upkeep,
  tasks: () => TaskQueue,
  jobsAtOnce: number,
): Promise<string[]> {
  const parts = {
    sweepAnalyses: async () => void (await sweepAnalyses(upkeep, tasks())),
    sweepBatches: () => sweepBatches(upkeep, jobsAtOnce),
    foldJobEnds: async () => void (await foldJobEnds(upkeep.db, upkeep)),
    finishDeletions: () => finishDeletions(upkeep),
    sweepExports: () => sweepExports(upkeep),
    deleteOldAnalyses: async () => void (await deleteOldAnalyses(upkeep)),
  }
  const ended = await Promise.all(
    Object.entries(parts).map(async ([task, run]) => {
      try {
        await run()
        return []
      } catch (error) {
        log('ERROR', 'upkeep-task-failed', { task, ...describeError(error) })
        return [task]
      }
    }),
  )
  return ended.flat()
}
