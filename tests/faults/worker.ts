import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { RunDependencies } from '../../functions/src/analysis/job/run-job.ts'
import { type Database, openDatabase } from '../../functions/src/runtime/database.ts'

/** A fault of a worker, and the I/O boundary at which it happens (counted from 1). */
export type Fault =
  | { readonly kind: 'none' }
  /** The process dies and does nothing more. */
  | { readonly kind: 'death'; readonly at: number }
  /** Firestore aborts a transaction. */
  | { readonly kind: 'abort'; readonly at: number }
  /** The commit succeeds, but its acknowledgement does not arrive. */
  | { readonly kind: 'lost-ack'; readonly at: number }

/** A worker whose I/O goes through boundaries at which it can die. */
export interface Worker {
  readonly db: Database
  wrap<T extends object>(provider: T): T
  /** Boundaries passed so far. */
  passed(): number
  /** Resolves when the worker has died. */
  readonly died: Promise<'died'>
  /** Makes the worker die now. It does nothing more. */
  kill(): void
}

/** Never resolves. A dead worker waits for this, so that it does nothing more. */
const NEVER = new Promise<never>(() => undefined)

export function createWorker(firestore: Firestore, fault: Fault): Worker {
  let boundary = 0
  let dead = false
  let acknowledged = false
  const { promise: died, resolve: die } = Promise.withResolvers<'died'>()

  /** Counts a boundary, before and after each I/O. A worker may die after a commit without learning of it. */
  async function pass(): Promise<void> {
    boundary += 1
    if (fault.kind === 'death' && boundary === fault.at) {
      dead = true
      die('died')
    }
    if (dead) await NEVER
    if (fault.kind === 'abort' && boundary === fault.at) {
      throw Object.assign(new Error('10 ABORTED: too much contention'), { code: 10 })
    }
  }

  /** Called after a transaction has committed. With `lost-ack` it throws although the commit succeeded. */
  function acknowledge(): void {
    if (fault.kind === 'lost-ack' && boundary >= fault.at && !acknowledged) {
      acknowledged = true
      throw Object.assign(new Error('14 UNAVAILABLE: the connection was lost'), { code: 14 })
    }
  }

  function guarded<Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) {
    return async (...args: Args): Promise<Result> => {
      await pass()
      const result = await call(...args)
      await pass()
      return result
    }
  }

  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const member: unknown = Reflect.get(object, name)
        if (typeof member !== 'function') return member
        const bound = member.bind(object) as (...args: unknown[]) => unknown
        return (...args: unknown[]) => {
          const asynchronous = async () => bound(...args)
          return guarded(asynchronous)()
        }
      },
    })

  const guardedFirestore = new Proxy(firestore, {
    get(object, name) {
      const member: unknown = Reflect.get(object, name)
      if (typeof member !== 'function') return member
      const bound = member.bind(object) as (...args: unknown[]) => Promise<unknown>
      if (name === 'recursiveDelete') return guarded(bound)
      if (name !== 'runTransaction') return bound
      return guarded(async (...args: unknown[]) => {
        const result = await bound(...args)
        acknowledge()
        return result
      })
    },
  })
  const db = openDatabase(guardedFirestore)
  return {
    db: { ...db, work: (id) => guardReads(db.work(id), guarded) },
    wrap,
    passed: () => boundary,
    died,
    kill() {
      dead = true
      die('died')
    },
  }
}

/** Adds boundaries to reads of stored steps, which happen outside transactions. Transactions use the real reference. */
function guardReads(
  reference: DocumentReference,
  guarded: <Args extends unknown[], Result>(
    call: (...args: Args) => Promise<Result>,
  ) => (...args: Args) => Promise<Result>,
): DocumentReference {
  reference.get = guarded(reference.get.bind(reference))
  return reference
}

/** The providers of a run, each call passing the worker's boundaries. */
export function workerDependencies(
  worker: Worker,
  providers: Pick<RunDependencies, 'search' | 'web' | 'reader'>,
  now: () => Date,
): RunDependencies {
  return {
    db: worker.db,
    search: worker.wrap(providers.search),
    web: worker.wrap(providers.web),
    reader: worker.wrap(providers.reader),
    model: null,
    now,
  }
}
