import { finishDeletions } from '../accounts/delete-account.ts'
import { sweepExports } from '../accounts/export/run-export.ts'
import { sweepAnalyses } from '../analysis/job/sweep.ts'
import { deleteOldAnalyses } from '../analysis/retention.ts'
import { sweepBatches } from '../batch/sweep-batches.ts'
import type { TaskQueue } from '../providers/types.ts'
import type { Upkeep } from '../runtime/each-document.ts'
import { describeError, log } from '../runtime/log.ts'
import { foldJobEnds } from '../stats/job-ends.ts'

/**
 * What is done every minute. The tasks run beside each other, so that none takes another's time, and one that fails
 * ends only itself.
 * @param tasks made when the sweep needs it: a queue that is set up wrongly must not stop the rest
 * @param lanes jobs that the queue lets out at the same time
 * @returns the names of the tasks that failed
 */
export async function runUpkeep(upkeep: Upkeep, tasks: () => TaskQueue, lanes: number): Promise<string[]> {
  const parts = {
    sweepAnalyses: async () => void (await sweepAnalyses(upkeep, tasks())),
    sweepBatches: () => sweepBatches(upkeep, lanes),
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
