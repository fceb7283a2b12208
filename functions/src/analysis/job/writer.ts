import { gzipSync } from 'node:zlib'
import { POLL_INTERVAL_MS } from '@gaplens/contracts/limits'
import type { Database } from '../../runtime/database.ts'
import { describeError, log } from '../../runtime/log.ts'
import type { Progress } from '../pipeline/progress.ts'
import type { StepResults, StepStore } from '../pipeline/step-store.ts'
import { checkLease, type Lease, LeaseLost, leaseEnd } from './lease.ts'
import { unpackResult } from './stored-results.ts'

type PackedResults = { readonly [Name in keyof StepResults]?: Uint8Array }

/** Limits on compressed results. A larger result is not stored, and a retry repeats the step. Text compresses about fourfold. */
const PACKED_MAX_BYTES: Record<keyof StepResults, number> = { overview: 400_000, pages: 900_000 }
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
 * end the job: the next write brings newer progress, a result that was not stored is needed only by a retry, and a lease
 * that was not extended stays valid until another worker takes the job.
 * @param onLeaseLost called when a write that no caller awaits finds that the lease is lost
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
  /** Writes are made one after another, so that older progress never overwrites newer. */
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
    // The caller sees the failure. The writes behind it go on, since each of them checks the lease itself.
    queue = next.catch(() => undefined)
    return next
  }

  /** Ignores a failed write, unless it failed because the lease is lost. */
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
      // If another version stored the result in a form that this one cannot read, the step runs again.
      const result = unpackResult(name, packed)
      return result as StepResults[typeof name] | null
    },
    async save(name, result, progress) {
      dropWaiting()
      const forms = name === 'overview' ? [result, { ...result, answers: undefined }] : [result]
      const packed = forms
        .map((form) => gzipSync(JSON.stringify(form), { level: 1 }))
        .find(({ length }) => length <= PACKED_MAX_BYTES[name])
      await write(progress, packed === undefined ? {} : { [name]: packed }).catch(tolerate)
    },
  }
  /** The overview is small and stored in the job's document. The texts of the pages have a document of their own. */
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

function progressFields(progress: Progress) {
  return {
    stage: progress.stage,
    progress: progress.percent,
    steps: progress.steps,
    sources: [...progress.sources],
    partial: progress.partial,
  }
}
