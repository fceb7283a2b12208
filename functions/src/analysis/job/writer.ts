import { gunzipSync, gzipSync } from 'node:zlib'
import { POLL_INTERVAL_MS } from '@gaplens/contracts/limits'
import type { Database } from '../../runtime/database.ts'
import { describeError, log } from '../../runtime/log.ts'
import type { Progress } from '../pipeline/progress.ts'
import { STEP_SCHEMAS, type StepResults, type StepStore } from '../pipeline/step-store.ts'
import { checkLease, type Lease, LeaseLost, leaseEnd } from './lease.ts'

type PackedResults = { readonly [Name in keyof StepResults]?: Uint8Array }

/** Page texts compress about fourfold; what is larger is not stored, and a retry does the step again. */
const PACKED_MAX_BYTES: Record<keyof StepResults, number> = { overview: 100_000, pages: 900_000 }
/** Progress without a result is written at most this often (clients poll at half that pace) and this many times an attempt. */
const PROGRESS_INTERVAL_MS = POLL_INTERVAL_MS / 2
const PROGRESS_MAX_WRITES = 2

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
 * Everything a running job writes before its end. Each write checks the lease first and extends it. A write that fails
 * is not the job's end: progress comes again with the next one, a result that was not stored is only asked for again
 * when the job has to be, and a lease that was not extended holds as long as nobody else takes the job.
 * @param onLeaseLost told when a write that nobody waits for found the lease lost
 */
export function createJobWriter(
  db: Database,
  lease: Lease,
  now: () => Date,
  onLeaseLost: (error: LeaseLost) => void,
): JobWriter {
  const job = db.analyses().doc(lease.analysisId)
  const work = db.work(lease.analysisId)
  let lastWrite = now().getTime()
  let progressWrites = 0
  let waiting: { readonly progress: Progress; readonly timer: NodeJS.Timeout } | null = null
  /** Writes go out one after the other, so that progress never moves back. */
  let queue: Promise<void> = Promise.resolve()

  function write(progress: Progress | null, results: PackedResults = {}): Promise<void> {
    lastWrite = now().getTime()
    const next = queue.then(() =>
      db.firestore.runTransaction(async (tx) => {
        await checkLease(db, tx, lease)
        tx.update(job, {
          leaseUntil: leaseEnd(now(), lease.job),
          ...(progress && progressFields(progress)),
          ...(results.overview && { storedOverview: results.overview }),
        })
        if (results.pages) tx.set(work, { pages: results.pages })
      }),
    )
    // A failed write is its caller's to see; those queued behind it check the lease themselves.
    queue = next.catch(() => undefined)
    return next
  }

  /** Lets a failed write be, unless it says that the job is no longer this worker's. */
  function tolerate(error: unknown): void {
    if (error instanceof LeaseLost) throw error
    log('WARNING', 'analysis-write-failed', { analysisId: lease.analysisId, ...describeError(error) })
  }

  const unawaited = (written: Promise<void>): void => {
    written.catch(tolerate).catch((error: unknown) => {
      if (error instanceof LeaseLost) onLeaseLost(error)
    })
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
    unawaited(write(due.progress))
  }

  const store: StepStore = {
    async load(name) {
      const packed = await loadPacked[name]()
      if (packed === null) return null
      // Another version's result that this one cannot read is asked for anew.
      const result = unpack(name, packed)
      return result as StepResults[typeof name] | null
    },
    async save(name, result, progress) {
      dropWaiting()
      const packed = gzipSync(JSON.stringify(result), { level: 1 })
      const fits = packed.length <= PACKED_MAX_BYTES[name]
      await write(progress, fits ? { [name]: packed } : {}).catch(tolerate)
    },
  }
  /** The overview is small and stands in the job's own document; the pages' texts have one of their own. */
  const loadPacked: Record<keyof StepResults, () => Promise<Uint8Array | null>> = {
    async overview() {
      const packed: unknown = (await job.withConverter(null).get()).get('storedOverview')
      return packed instanceof Uint8Array ? packed : null
    },
    async pages() {
      const packed: unknown = (await work.get()).get('pages')
      return packed instanceof Uint8Array ? packed : null
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
    renew: () => unawaited(write(null)),
    close: dropWaiting,
  }
}

function unpack(name: keyof StepResults, packed: Uint8Array): StepResults[keyof StepResults] | null {
  const stored = STEP_SCHEMAS[name].safeParse(JSON.parse(gunzipSync(packed).toString('utf8')))
  return stored.success ? stored.data : null
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
