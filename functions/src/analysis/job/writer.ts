import { gunzipSync, gzipSync } from 'node:zlib'
import { POLL_INTERVAL_MS } from '@gaplens/contracts/limits'
import type { Database } from '../../database.ts'
import type { Progress } from '../progress.ts'
import { STEP_SCHEMAS, type StepResults, type StepStore } from '../step-store.ts'
import { checkLease, type Lease, leaseEnd } from './lease.ts'

/** Page texts compress about fourfold; what is larger is not stored, and a retry reads the pages again. */
const WORK_MAX_BYTES = 900_000
/** Progress without a result is written at most this often (clients poll at half that pace) and this many times an attempt. */
const PROGRESS_INTERVAL_MS = POLL_INTERVAL_MS / 2
const PROGRESS_MAX_WRITES = 3

export interface JobWriter {
  readonly store: StepStore
  /** Takes progress in; it is written now or, at the latest, an interval after the last write. */
  report(progress: Progress): void
  /** Keeps the lease while a step takes long. */
  renew(): void
  /** Drops progress that waits. */
  close(): void
}

/**
 * Everything a running job writes before its end. Each write checks the lease first and extends it.
 * @param onError told when a write that nobody waits for failed: the lease is lost, or Firestore is away
 */
export function createJobWriter(
  db: Database,
  lease: Lease,
  now: () => Date,
  onError: (error: unknown) => void,
): JobWriter {
  const job = db.analyses().doc(lease.analysisId)
  const work = db.work(lease.analysisId)
  let lastWrite = now().getTime()
  let progressWrites = 0
  let waiting: { readonly progress: Progress; readonly timer: NodeJS.Timeout } | null = null
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

  function dropWaiting(): void {
    clearTimeout(waiting?.timer)
    waiting = null
  }

  function flush(): void {
    const due = waiting
    dropWaiting()
    if (due === null) return
    progressWrites += 1
    write(due.progress).catch(onError)
  }

  const store: StepStore = {
    async load(name) {
      const packed: unknown = (await work.get()).get(name)
      return packed instanceof Uint8Array ? (unpack(name, packed) as StepResults[typeof name]) : null
    },
    async save(name, result, progress) {
      dropWaiting()
      const packed = gzipSync(JSON.stringify(result), { level: 1 })
      await write(progress, packed.length <= WORK_MAX_BYTES ? { [name]: packed } : {})
    },
  }

  return {
    store,
    report(progress) {
      dropWaiting()
      if (progressWrites >= PROGRESS_MAX_WRITES) return
      const wait = Math.max(0, lastWrite + PROGRESS_INTERVAL_MS - now().getTime())
      waiting = { progress, timer: setTimeout(flush, wait) }
    },
    renew: () => void write(null).catch(onError),
    close: dropWaiting,
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
