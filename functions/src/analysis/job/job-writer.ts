import { POLL_INTERVAL_MS } from '@gaplens/contracts/limits'
import type { Database } from '../../runtime/database.ts'
import type { Progress } from '../pipeline/progress.ts'
import type { StepResults, StepStore } from '../pipeline/step-store.ts'
import { createFencedWrites, tolerateFailedWrite } from './fenced-writes.ts'
import { createJobStepStore } from './job-step-store.ts'
import { type Lease, LeaseLost } from './lease.ts'

/** Limits on writes of progress without a result: the interval, half that at which clients poll, and a number per attempt. */
const PROGRESS_INTERVAL_MS = POLL_INTERVAL_MS / 2
const PROGRESS_MAX_WRITES = 2

export interface JobWriter {
  readonly store: StepStore
  /** Accepts progress. It is written at once or, at the latest, one interval after the last write. */
  report(progress: Progress): void
  /** Extends the lease during a long step. */
  renew(): void
  /** Discards progress that has not been written yet. */
  close(): void
}

/**
 * Makes all writes of a running job before its end. Each write checks the lease and extends it. A failed write does not
 * end the job (`tolerateFailedWrite`).
 * @param onLeaseLost called when a write that no caller awaits finds that the lease is lost
 * @param onStored called with the name of each step whose result is stored now
 */
export function createJobWriter(
  db: Database,
  lease: Lease,
  now: () => Date,
  onLeaseLost: (error: LeaseLost) => void,
  onStored: (name: keyof StepResults) => void = () => undefined,
): JobWriter {
  const writes = createFencedWrites(db, lease, now)
  const results = createJobStepStore(db, lease, writes, onStored)
  let progressWrites = 0
  let timer: NodeJS.Timeout | undefined

  /** Writes without a caller that awaits the outcome. */
  function writeUnawaited(progress: Progress | null): void {
    writes
      .write(progress)
      .catch((error: unknown) => tolerateFailedWrite(lease, error))
      .catch((error: unknown) => {
        if (error instanceof LeaseLost) onLeaseLost(error)
      })
  }

  return {
    store: {
      load: results.load,
      async save(name, result, progress) {
        // The progress that still waits is older than that which is saved with the result.
        clearTimeout(timer)
        await results.save(name, result, progress)
      },
    },
    report(progress) {
      clearTimeout(timer)
      if (progressWrites >= PROGRESS_MAX_WRITES) return
      const wait = Math.max(0, writes.lastWriteAt() + PROGRESS_INTERVAL_MS - now().getTime())
      timer = setTimeout(() => {
        progressWrites += 1
        writeUnawaited(progress)
      }, wait)
    },
    renew: () => writeUnawaited(null),
    close: () => clearTimeout(timer),
  }
}
