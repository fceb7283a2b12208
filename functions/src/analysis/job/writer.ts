import { gunzipSync, gzipSync } from 'node:zlib'
import { POLL_INTERVAL_MS } from '@gaplens/contracts/limits'
import type { Database } from '../../database.ts'
import type { Progress } from '../progress.ts'
import { STEP_SCHEMAS, type StepResults, type StepStore } from '../step-store.ts'
import { checkLease, type Lease, leaseEnd } from './lease.ts'

/** Page texts compress about fourfold; what is larger is not stored, and a retry reads the pages again. */
const WORK_MAX_BYTES = 900_000
/** Progress without a result is written at most this often (clients poll no faster) and this many times an attempt. */
const PROGRESS_INTERVAL_MS = POLL_INTERVAL_MS
const PROGRESS_MAX_WRITES = 3

export interface JobWriter {
  readonly store: StepStore
  /** Writes progress, if it is time to. */
  report(progress: Progress): Promise<void>
  /** Keeps the lease while a step takes long. */
  renew(): Promise<void>
}

/** Everything a running job writes before its end. Each write checks the lease first and extends it. */
export function createJobWriter(db: Database, lease: Lease, now: () => Date): JobWriter {
  const job = db.analyses().doc(lease.analysisId)
  const work = db.work(lease.analysisId)
  let lastWrite = now().getTime()
  let progressWrites = 0
  /** Writes go out one after the other, so that progress never moves back. */
  let queue: Promise<void> = Promise.resolve()

  function write(progress: Progress | null, results: Record<string, Uint8Array> = {}): Promise<void> {
    lastWrite = now().getTime()
    const next = queue.then(() =>
      db.firestore.runTransaction(async (tx) => {
        await checkLease(db, tx, lease)
        tx.update(job, { leaseUntil: leaseEnd(now()), ...(progress && progressFields(progress)) })
        if (Object.keys(results).length > 0) tx.set(work, results, { merge: true })
      }),
    )
    // A failed write is its caller's to see; those queued behind it check the lease themselves.
    queue = next.catch(() => undefined)
    return next
  }

  const store: StepStore = {
    async load(name) {
      const packed: unknown = (await work.get()).get(name)
      return packed instanceof Uint8Array ? (unpack(name, packed) as StepResults[typeof name]) : null
    },
    async save(name, result, progress) {
      const packed = gzipSync(JSON.stringify(result), { level: 1 })
      await write(progress, packed.length <= WORK_MAX_BYTES ? { [name]: packed } : {})
    },
  }

  return {
    store,
    async report(progress) {
      const due = now().getTime() - lastWrite >= PROGRESS_INTERVAL_MS
      if (!due || progressWrites >= PROGRESS_MAX_WRITES) return
      progressWrites += 1
      await write(progress)
    },
    renew: () => write(null),
  }
}

function unpack(name: keyof StepResults, packed: Uint8Array): StepResults[keyof StepResults] {
  return STEP_SCHEMAS[name].parse(JSON.parse(gunzipSync(packed).toString('utf8')))
}

function progressFields(progress: Progress) {
  return {
    stage: progress.stage,
    progress: progress.percent,
    steps: progress.steps,
    sources: [...progress.sources],
    partial: progress.partial,
  }
}
