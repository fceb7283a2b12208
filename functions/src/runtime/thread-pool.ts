import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** A task that could not be done within its time and memory, or whose pool was closed. */
export class ThreadFailure extends Error {
  override readonly name: string = 'ThreadFailure'
}

/** A task as the thread receives it. The thread answers with the same id. */
export interface ThreadRequest<Input> {
  readonly id: number
  readonly input: Input
}

interface ThreadAnswer {
  readonly id: number
  readonly answer: unknown
}

export interface ThreadLimits {
  /** Maximum number of threads. */
  readonly size: number
  /** Processor time of one task in milliseconds, with the start of its thread. */
  readonly cpuMs: number
  /** Longest time of one task by the clock, without its wait for a thread. */
  readonly clockMs: number
  /** JavaScript heap of one thread in megabytes. */
  readonly maxHeapMb: number
}

export interface ThreadPool<Input, Answer> {
  /** @throws ThreadFailure */
  run(input: Input): Promise<Answer>
  /** Ends the threads. Tasks that are running or waiting fail. */
  close(): Promise<void>
}

interface Task {
  readonly input: unknown
  /** Reads what the thread answered. */
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

/** The shortest pause in milliseconds between two looks at the processor time of a task. */
const SHORTEST_PAUSE_MS = 200

/**
 * Does tasks concurrently, each in a thread that can be terminated, so that a hostile input only fails its own task. Threads
 * start with the first tasks, do not keep the process alive while idle, and are replaced after termination.
 *
 * A task is limited by the processor time that its thread uses, because on a busy machine a harmless input takes many times
 * longer by the clock. The limit by the clock only ends threads that wait for something that never comes.
 *
 * @param readAnswer checks what a thread answered; what it throws fails the task
 */
export function createThreadPool<Input, Answer>(
  workerFile: URL,
  { size, cpuMs, clockMs, maxHeapMb }: ThreadLimits,
  readAnswer: (answer: unknown) => Answer,
): ThreadPool<Input, Answer> {
  const waiting: Task[] = []
  const slots = Array.from({ length: Math.max(1, size) }, emptySlot)
  let closed = false
  let nextId = 0

  function assign(): void {
    while (waiting.length > 0) {
      const slot = freeSlot(slots)
      const task = slot === undefined ? undefined : waiting.shift()
      if (slot === undefined || task === undefined) return
      begin(slot, task)
    }
  }

  function begin(slot: Slot, task: Task): void {
    const worker = slot.worker ?? start(slot)
    const id = nextId++
    slot.running = { id, task }
    slot.timer = setTimeout(() => fail(slot, `no answer within ${clockMs} ms`), clockMs)
    // A running task keeps the process alive.
    worker.ref()
    worker.postMessage({ id, input: task.input } satisfies ThreadRequest<unknown>)
    const isRunning = () => slot.worker === worker && slot.running?.id === id
    void afterProcessorTime(worker, cpuMs, isRunning, () =>
      fail(slot, `more than ${cpuMs} ms of processor time`),
    )
  }

  function start(slot: Slot): Worker {
    const worker = createThread(workerFile, maxHeapMb)
    worker.on('message', (answer: ThreadAnswer) => {
      if (slot.worker !== worker || slot.running?.id !== answer.id) return
      const { task } = slot.running
      settle(slot)
      worker.unref()
      deliver(task, answer.answer)
      assign()
    })
    const ended = (reason: string, cause?: unknown) => {
      if (slot.worker === worker) fail(slot, reason, cause)
    }
    worker.on('error', (error) => ended('the thread crashed', error))
    worker.on('exit', (code) => ended(`the thread ended with code ${code}`))
    slot.worker = worker
    return worker
  }

  function fail(slot: Slot, reason: string, cause?: unknown): void {
    const { worker, running } = slot
    slot.worker = null
    settle(slot)
    void worker?.terminate()
    running?.task.reject(new ThreadFailure(reason, { cause }))
    if (!closed) assign()
  }

  return {
    run: (input) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new ThreadFailure('the pool is closed'))
          return
        }
        waiting.push({ input, resolve: (answer) => resolve(readAnswer(answer)), reject })
        assign()
      }),
    async close() {
      closed = true
      for (const { reject } of waiting.splice(0)) reject(new ThreadFailure('the pool was closed'))
      const workers = slots.map(({ worker }) => worker)
      for (const slot of slots) if (slot.worker !== null) fail(slot, 'the pool was closed')
      await Promise.all(workers.map((worker) => worker?.terminate()))
    },
  }
}

/** Ends the slot's task without an outcome, which the caller gives. */
function settle(slot: Slot): void {
  if (slot.timer !== null) clearTimeout(slot.timer)
  slot.timer = null
  slot.running = null
}

/** Gives a task what its thread answered, if that can be read. */
function deliver({ resolve, reject }: Task, answer: unknown): void {
  try {
    resolve(answer)
  } catch (cause) {
    reject(new ThreadFailure('the thread answered something else', { cause }))
  }
}

/** A slot without a task. One whose thread already runs is preferred to one that must start a thread. */
function freeSlot(slots: readonly Slot[]): Slot | undefined {
  const free = slots.filter(({ running }) => running === null)
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
 * Calls `act` once the thread has used this processor time, unless its task has ended before. It looks again only after the
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
  running: { readonly id: number; readonly task: Task } | null
  timer: NodeJS.Timeout | null
}

function emptySlot(): Slot {
  return { worker: null, running: null, timer: null }
}
