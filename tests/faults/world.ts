import { isFinished } from '@gaplens/contracts/analysis/job'
import type { BatchState } from '@gaplens/contracts/batches/batch'
import { rowAnalysisId } from '@gaplens/contracts/batches/batch-row'
import { JOB_MAX_AGE_MS, LEASE_MS } from '@gaplens/contracts/limits'
import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { ZodError } from 'zod'
import { deleteAnalysis } from '../../functions/src/analysis/delete-analysis.ts'
import { type CancelOutcome, cancelJob } from '../../functions/src/analysis/job/cancel.ts'
import { runJob } from '../../functions/src/analysis/job/run-job.ts'
import { sweepAnalyses } from '../../functions/src/analysis/job/sweep-analyses.ts'
import { type StartOutcome, startAnalysis } from '../../functions/src/analysis/start-analysis.ts'
import { type BatchChange, changeBatch } from '../../functions/src/batch/change-batch.ts'
import { type BatchStartOutcome, startBatch } from '../../functions/src/batch/start-batch.ts'
import { afterJob, startDueRows } from '../../functions/src/batch/start-due-rows.ts'
import { sweepBatches } from '../../functions/src/batch/sweep-batches.ts'
import { adjustPoints } from '../../functions/src/points/ledger.ts'
import type { TaskQueue } from '../../functions/src/providers/types.ts'
import { type Database, openDatabase, unparsedDocument } from '../../functions/src/runtime/database.ts'
import { upkeepFor } from '../../functions/src/runtime/process-documents.ts'
import { identityOf } from '../support/identity-of.ts'
import { receive } from '../support/payments.ts'
import { type Behaviour, type CountedProviders, createProviders } from './providers.ts'
import { createWorker, type Fault, workerDependencies } from './worker.ts'

/** A simulated system of some users, their jobs and the queue. Its time moves only when a test moves it. */
export interface World {
  readonly db: Database
  readonly firestore: Firestore
  /** Ends its connection. */
  close(): Promise<void>
  readonly users: readonly string[]
  readonly providers: CountedProviders
  /** Ids of all jobs ever started, in order. */
  readonly jobs: string[]
  readonly deleted: Set<string>
  /** Ids of all batches ever started. */
  readonly batches: string[]
  /** Tasks that the queue still has to deliver. A delivered task may be delivered again. */
  readonly tasks: string[]
  now(): Date
  advance(ms: number): void
  /** @returns the job's id @throws Error when it is refused */
  start(user: number, key: string, behaviour: Behaviour): Promise<string>
  /** A start that may be refused, by the points left or the jobs unfinished. */
  tryToStart(user: number, key: string, behaviour: Behaviour): Promise<StartOutcome>
  /** The event of the trigger, which dispatches the job's task. The task has a name, so a repeated event adds none. */
  trigger(jobId: string): Promise<void>
  /** @param skewMs by how much the worker's clock differs */
  deliver(jobId: string, fault: Fault, skewMs?: number): Promise<string>
  /** Makes a job's document unreadable, or adds a value that this version does not know. */
  corrupt(jobId: string, how: Corruption): Promise<void>
  /** Jobs that were made unreadable. */
  readonly broken: Set<string>
  /** I/O boundaries that the last delivery passed. */
  lastPassed: number
  remove(jobId: string): Promise<void>
  /** Cancels a job as its owner. @param pointStays whether the owner accepts that the point stays spent */
  cancel(jobId: string, pointStays: boolean): Promise<CancelOutcome['kind']>
  /** Starts a batch with a row for each behaviour. It may be refused, by the points left or the batches open. */
  startBatch(user: number, key: string, behaviours: readonly Behaviour[]): Promise<BatchStartOutcome>
  /** Pauses, resumes or cancels a batch as its owner. */
  changeBatch(batchId: string, state: BatchState): Promise<BatchChange['kind']>
  /** Starts the rows whose turn it is. */
  pump(): Promise<void>
  adjust(user: number, operationId: string, delta: number): Promise<void>
  /** A notice of the payment provider: an order was paid, or its payment taken back. */
  pay(user: number, order: string, type: 'payment.succeeded' | 'payment.refunded'): Promise<void>
  /** @param failing every nth dispatch fails */
  sweep(failing?: number): Promise<void>
  /** Lets time pass without faults, with sweeps and deliveries, until every job has ended. */
  drain(): Promise<void>
}

export const CORRUPTIONS = ['unknown-words', 'unreadable', 'unreadable-standing'] as const
export type Corruption = (typeof CORRUPTIONS)[number]

const FIELDS: Record<Corruption, Record<string, unknown>> = {
  'unknown-words': {
    warnings: [{ code: 'of-tomorrow', message: '明天的提醒' }],
    stage: 'of-tomorrow',
    more: 1,
  },
  unreadable: { targetKeyword: 7 },
  'unreadable-standing': { attempt: 'many', userPageUrl: null },
}

/** Whether an error means that Firestore aborted a transaction, or that its answer was lost. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 10 || error.code === 14)
}

/** Whether an error means that a document does not match its schema. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof ZodError
}

/** Has an address key as in production, so that gifts are recorded whenever an account is opened. */
export const OPENING = { adminEmail: null, addressKey: 'fault-tests-address-hash-key-32-chars' }

/** How many jobs the queue of a simulated system dispatches concurrently. */
const JOBS_AT_ONCE = 8

let rounds = 0

/**
 * Creates a simulated system in a Firestore project that nothing else writes to or sweeps.
 * @param firestorePort port of the emulator
 */
export function createWorld(firestorePort: number, userCount = 3): World {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${firestorePort}`
  process.env.METADATA_SERVER_DETECTION = 'none'
  rounds += 1
  const prefix = `faults-${process.pid}-${rounds}`
  const firestore = getFirestore(initializeApp({ projectId: `demo-${prefix}` }, prefix))
  const db = openDatabase(firestore)
  const users = Array.from({ length: userCount }, (_, at) => `${prefix}-user${at}`)
  const uidOf = (user: number) => users[user % users.length] ?? prefix
  const jobs: string[] = []
  const deleted = new Set<string>()
  const batches: string[] = []
  const broken = new Set<string>()
  const tasks: string[] = []
  const names = new Set<string>()
  let clock = Date.now()
  const now = () => new Date(clock)
  const providers = createProviders(now)

  const queue: TaskQueue = {
    async dispatch({ name, analysisId }) {
      if (names.has(name)) return 'already-dispatched'
      names.add(name)
      tasks.push(analysisId)
      return 'dispatched'
    },
  }

  const world: World = {
    db,
    firestore,
    close: () => firestore.terminate(),
    lastPassed: 0,
    users,
    providers,
    jobs,
    deleted,
    batches,
    broken,
    tasks,
    now,
    advance: (ms) => {
      clock += ms
    },
    async start(user, key, behaviour) {
      const outcome = await world.tryToStart(user, key, behaviour)
      if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.refusal.code}`)
      return outcome.id
    },
    async tryToStart(user, key, behaviour) {
      const uid = uidOf(user)
      const identity = identityOf(uid)
      const request = {
        targetKeyword: `${behaviour} ${prefix}`,
        userPageUrl: `https://${behaviour}.example/`,
      }
      const outcome = await startAnalysis(db, {
        identity,
        request,
        idempotencyKey: `${key}-${prefix}`,
        opening: OPENING,
        now: now(),
      })
      if (outcome.kind === 'accepted' && !jobs.includes(outcome.id)) jobs.push(outcome.id)
      return outcome
    },
    trigger: async (jobId) => void (await queue.dispatch({ name: `run-${jobId}`, analysisId: jobId })),
    async deliver(jobId, fault, skewMs = 0) {
      const worker = createWorker(firestore, fault)
      const skewed = () => new Date(clock + skewMs)
      const run = runJob(jobId, workerDependencies(worker, providers, skewed)).then(async (ended) => {
        if (ended !== 'held') await afterJob(worker.db, jobId, skewed, JOBS_AT_ONCE)
        return ended
      })
      const outcome = Promise.race([run, worker.died]).finally(() => {
        world.lastPassed = worker.passed()
      })
      const settled = outcome.catch((error: unknown) => {
        // The function failed, so the queue has to deliver the task again.
        tasks.push(jobId)
        if (isAborted(error)) return 'aborted'
        if (isUnreadable(error) && broken.has(jobId)) return 'unreadable'
        throw error
      })
      const ended = await settled
      await noteRows()
      return ended
    },
    async remove(jobId) {
      const owner = await ownerOf(jobId)
      if (owner === null) return
      if (await deleteAnalysis(db, jobId, owner, now())) deleted.add(jobId)
    },
    async cancel(jobId, pointStays) {
      const owner = await ownerOf(jobId)
      if (owner === null) return 'gone'
      return (await cancelJob(db, jobId, owner, pointStays, now())).kind
    },
    async startBatch(user, key, behaviours) {
      const rows = behaviours.map((behaviour, row) => ({
        targetKeyword: `${behaviour} ${prefix} ${key} ${row}`,
        userPageUrl: `https://${behaviour}.example/`,
      }))
      const outcome = await startBatch(db, {
        identity: identityOf(uidOf(user)),
        request: { name: key, rows },
        idempotencyKey: `${key}-${prefix}`,
        opening: OPENING,
        now: now(),
      })
      if (outcome.kind === 'accepted' && !batches.includes(outcome.id)) batches.push(outcome.id)
      return outcome
    },
    async changeBatch(batchId, state) {
      const owner = (await db.batches().doc(batchId).get()).data()?.uid ?? ''
      return (await changeBatch(db, batchId, owner, state, now())).kind
    },
    async pump() {
      await startDueRows(db, now(), JOBS_AT_ONCE)
      await noteRows()
    },
    async adjust(user, operationId, delta) {
      const change = { operationId, delta, reason: '調整', actor: 'admin' }
      await db.firestore.runTransaction((tx) => adjustPoints(db, tx, uidOf(user), change, now()))
    },
    async pay(user, order, type) {
      const data = {
        orderId: `${order}-${prefix}`,
        uid: uidOf(user),
        planId: 'starter',
        amount: 599,
        currency: 'TWD',
      }
      const notice = { id: `${type.slice(8)}-${order}-${prefix}`, type, data }
      await receive(db, notice, now())
    },
    async sweep(failing = 0) {
      let sent = 0
      const shaky: TaskQueue = {
        async dispatch(task) {
          sent += 1
          if (failing > 0 && sent % failing === 0) throw new Error('the queue did not answer')
          return await queue.dispatch(task)
        },
      }
      await sweepAnalyses(upkeepFor(db, now, 60_000), shaky)
      await sweepBatches(upkeepFor(db, now, 60_000), JOBS_AT_ONCE)
      await noteRows()
    },
    async corrupt(jobId, how) {
      const reference = unparsedDocument(db.analyses().doc(jobId))
      if (!(await reference.get()).exists) return
      if (how !== 'unknown-words') broken.add(jobId)
      await reference.update(FIELDS[how])
    },
    async drain() {
      for (let elapsed = 0; elapsed <= JOB_MAX_AGE_MS + LEASE_MS; elapsed += 60_000) {
        for (const jobId of tasks.splice(0)) await world.deliver(jobId, { kind: 'none' })
        const open = await unfinished()
        if (open.length === 0) return
        world.advance(60_000)
        await world.sweep()
      }
    },
  }

  /** Started rows are ordinary jobs. */
  async function noteRows(): Promise<void> {
    for (const batchId of batches) {
      const next = (await db.batches().doc(batchId).get()).data()?.next ?? 0
      for (let row = 0; row < next; row += 1) {
        const id = rowAnalysisId(batchId, row)
        if (!jobs.includes(id)) jobs.push(id)
      }
    }
  }

  async function ownerOf(jobId: string): Promise<string | null> {
    return (await unparsedDocument(db.analyses().doc(jobId)).get()).get('uid') ?? null
  }

  async function unfinished(): Promise<string[]> {
    const states = await Promise.all(jobs.map((id) => unparsedDocument(db.analyses().doc(id)).get()))
    const lists = await Promise.all(batches.map((id) => db.batches().doc(id).get()))
    const running = lists.filter((list) => {
      const batch = list.data()
      return batch?.open === true && batch.status !== 'paused' && batch.held === null
    })
    return [
      ...states.flatMap((state) => (state.exists && !isFinished(state.get('status')) ? [state.id] : [])),
      ...running.map(({ id }) => id),
    ]
  }
  return world
}
