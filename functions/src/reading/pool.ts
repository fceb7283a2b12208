import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type PageBytes, type ReadPage, ReadPageSchema } from '@gaplens/contracts/analysis/read-page'
import type { ReadRequest } from './worker.ts'

/** A page that could not be read within its time and memory, or whose reader was closed. */
export class ReaderFailure extends Error {
  override readonly name = 'ReaderFailure'
  readonly code = 'reader-failed'
}

export interface ReaderPool {
  /** @throws ReaderFailure */
  read(input: PageBytes): Promise<ReadPage>
  /** Ends the workers. Reads that are running or waiting fail. */
  close(): Promise<void>
}

interface Job {
  readonly input: PageBytes
  readonly resolve: (page: ReadPage) => void
  readonly reject: (error: ReaderFailure) => void
}

/** In production the pool is bundled into one file and the worker into another beside it. */
const WORKER_FILE = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './reader-worker.js',
  import.meta.url,
)

/** The shortest pause in milliseconds between two looks at the processor time of a read. */
const SHORTEST_PAUSE_MS = 200

/**
 * Reads pages concurrently, each in a thread that can be terminated, so that a hostile page only fails its own read. Threads
 * start with the first reads, do not keep the process alive while idle, and are replaced after termination.
 *
 * A read is limited by the processor time that its thread uses, because on a busy machine a harmless page takes many times
 * longer by the clock. The limit by the clock only ends threads that wait for something that never comes.
 *
 * @param size maximum number of threads
 * @param cpuMs processor time of one read, with the start of its thread
 * @param clockMs longest time of one read by the clock, without its wait for a thread
 * @param maxHeapMb JavaScript heap of one thread in megabytes
 */
export function createReaderPool({
  size,
  cpuMs,
  clockMs,
  maxHeapMb,
  workerFile = WORKER_FILE,
}: {
  size: number
  cpuMs: number
  clockMs: number
  maxHeapMb: number
  workerFile?: URL
}): ReaderPool {
  const waiting: Job[] = []
  const slots = Array.from({ length: Math.max(1, size) }, emptySlot)
  let closed = false
  let nextId = 0

  function assign(): void {
    while (waiting.length > 0) {
      const slot = freeSlot(slots)
      const job = slot === undefined ? undefined : waiting.shift()
      if (slot === undefined || job === undefined) return
      run(slot, job)
    }
  }

  function run(slot: Slot, job: Job): void {
    const worker = slot.worker ?? start(slot)
    const id = nextId++
    slot.job = { id, job }
    slot.timer = setTimeout(() => fail(slot, `no answer within ${clockMs} ms`), clockMs)
    // A running read keeps the process alive.
    worker.ref()
    worker.postMessage({ id, input: job.input } satisfies ReadRequest)
    const isRunning = () => slot.worker === worker && slot.job?.id === id
    void afterProcessorTime(worker, cpuMs, isRunning, () =>
      fail(slot, `more than ${cpuMs} ms of processor time`),
    )
  }

  function start(slot: Slot): Worker {
    const worker = createThread(workerFile, maxHeapMb)
    worker.on('message', (answer: { id: number; page: unknown }) => {
      if (slot.worker !== worker || slot.job?.id !== answer.id) return
      const { job } = slot.job
      settle(slot)
      worker.unref()
      deliver(job, answer.page)
      assign()
    })
    const ended = (reason: string, cause?: unknown) => {
      if (slot.worker === worker) fail(slot, reason, cause)
    }
    worker.on('error', (error) => ended('the reader crashed', error))
    worker.on('exit', (code) => ended(`the reader ended with code ${code}`))
    slot.worker = worker
    return worker
  }

  function fail(slot: Slot, reason: string, cause?: unknown): void {
    const { worker, job } = slot
    slot.worker = null
    settle(slot)
    void worker?.terminate()
    job?.job.reject(new ReaderFailure(reason, { cause }))
    if (!closed) assign()
  }

  return {
    read: (input) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new ReaderFailure('the reader is closed'))
          return
        }
        waiting.push({ input, resolve, reject })
        assign()
      }),
    async close() {
      closed = true
      for (const { reject } of waiting.splice(0)) reject(new ReaderFailure('the reader was closed'))
      const workers = slots.map(({ worker }) => worker)
      for (const slot of slots) if (slot.worker !== null) fail(slot, 'the reader was closed')
      await Promise.all(workers.map((worker) => worker?.terminate()))
    },
  }
}

/** Ends the slot's job without an outcome, which the caller gives. */
function settle(slot: Slot): void {
  if (slot.timer !== null) clearTimeout(slot.timer)
  slot.timer = null
  slot.job = null
}

/** Gives a job what its thread answered, if that is a page. */
function deliver({ resolve, reject }: Job, answer: unknown): void {
  const page = ReadPageSchema.safeParse(answer)
  if (page.success) resolve(page.data)
  else reject(new ReaderFailure('the reader answered something else than a page', { cause: page.error }))
}

/** A slot without a job. One whose thread already runs is preferred to one that must start a thread. */
function freeSlot(slots: readonly Slot[]): Slot | undefined {
  const free = slots.filter(({ job }) => job === null)
  return free.find(({ worker }) => worker !== null) ?? free[0]
}

function createThread(workerFile: URL, maxHeapMb: number): Worker {
  return new Worker(workerFile, {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, stackSizeMb: 4 },
    // The worker gets neither the flags of its parent, such as a test runner's, nor its environment.
    execArgv: [],
    env: {},
  })
}

/**
 * Calls `act` once the thread has used this processor time, unless its read has ended before. It looks again only after the
 * time that is left could have been used.
 */
async function afterProcessorTime(
  worker: Worker,
  cpuMs: number,
  isRunning: () => boolean,
  act: () => void,
): Promise<void> {
  const before = await usageOf(worker)
  let leftMs = cpuMs
  while (leftMs > 0) {
    await sleep(Math.max(SHORTEST_PAUSE_MS, leftMs), undefined, { ref: false })
    const used = (await usageOf(worker)) - before
    if (!isRunning()) return
    leftMs = cpuMs - used
  }
  act()
}

/** Processor time of the thread in milliseconds; 0 if it does not run yet, or no longer. */
async function usageOf(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return 0
  }
}

interface Slot {
  worker: Worker | null
  job: { readonly id: number; readonly job: Job } | null
  timer: NodeJS.Timeout | null
}

function emptySlot(): Slot {
  return { worker: null, job: null, timer: null }
}
