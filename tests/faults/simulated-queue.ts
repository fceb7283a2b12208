import { ANALYSES_AT_ONCE } from '@gaplens/contracts/limits'
import { QUEUE_RETRY } from '../../functions/src/analysis/job/queue-policy.ts'
import type { TaskQueue } from '../../functions/src/providers/types.ts'
import type { FakeTime } from './fake-time.ts'

/** The outcome of a delivery. A 2xx answer ends the task; after any other answer, and after an error, it is delivered again. */
export type Delivery = 'done' | 'again'

/** Simulates Cloud Tasks with this product's settings: in order, with limited concurrency and with back-off. */
export interface SimulatedQueue extends TaskQueue {
  /** Dispatches due tasks, as many as the concurrency allows. */
  pump(): void
  /** Deliveries so far. */
  readonly deliveries: { readonly analysisId: string; readonly at: number }[]
}

interface Task {
  readonly analysisId: string
  tries: number
  dueAt: number
}

export function createSimulatedQueue(
  time: FakeTime,
  deliver: (analysisId: string) => Promise<Delivery>,
  jobsAtOnce = ANALYSES_AT_ONCE,
): SimulatedQueue {
  const names = new Set<string>()
  const tasks: Task[] = []
  const deliveries: { analysisId: string; at: number }[] = []
  let busy = 0

  function run(task: Task): void {
    busy += 1
    task.tries += 1
    deliveries.push({ analysisId: task.analysisId, at: time.now().getTime() })
    void time.track(async () => {
      const outcome = await deliver(task.analysisId).catch(() => 'again' as const)
      busy -= 1
      if (outcome === 'done' || task.tries >= QUEUE_RETRY.maxAttempts) return
      const { minBackoffSeconds, maxBackoffSeconds } = QUEUE_RETRY
      const backoff = Math.min(maxBackoffSeconds, minBackoffSeconds * 2 ** (task.tries - 1))
      task.dueAt = time.now().getTime() + backoff * 1_000
      tasks.push(task)
    })
  }

  return {
    deliveries,
    async dispatch({ name, analysisId }) {
      if (names.has(name)) return 'already-dispatched'
      names.add(name)
      tasks.push({ analysisId, tries: 0, dueAt: time.now().getTime() })
      return 'dispatched'
    },
    pump() {
      for (const task of [...tasks]) {
        if (busy >= jobsAtOnce) return
        if (task.dueAt > time.now().getTime()) continue
        tasks.splice(tasks.indexOf(task), 1)
        run(task)
      }
    },
  }
}
