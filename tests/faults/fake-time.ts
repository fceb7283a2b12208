import type { Timers } from '../../functions/src/analysis/job/run-job.ts'

/** A clock that moves only when a test moves it, with timers and sleeps that wait for it. */
export interface FakeTime extends Timers {
  now(): Date
  /** Resolves after this time; rejects with the signal's reason when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Moves the clock and runs everything that became due, in order. */
  advance(ms: number): void
  /** Starts a run that `settled` then waits for. */
  track<T>(run: () => Promise<T>): Promise<T>
  /** Resolves when every tracked run has ended or sleeps, so that only the clock can continue it. */
  settled(): Promise<void>
}

interface Due {
  at: number
  readonly act: () => void
  readonly everyMs: number | null
}

export function createFakeTime(start: number): FakeTime {
  let clock = start
  let awake = 0
  let whenSettled: (() => void)[] = []
  const waiting = new Set<Due>()

  const wait = (ms: number, act: () => void, everyMs: number | null) => {
    const due: Due = { at: clock + ms, act, everyMs }
    waiting.add(due)
    return () => void waiting.delete(due)
  }
  const fallAsleep = () => {
    awake -= 1
    if (awake === 0) for (const resolve of whenSettled.splice(0)) resolve()
  }

  return {
    now: () => new Date(clock),
    after: (ms, act) => wait(ms, act, null),
    every: (ms, act) => wait(ms, act, ms),
    async sleep(ms, signal) {
      await new Promise<void>((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason)
          return
        }
        const wake = (end: () => void) => {
          cancel()
          signal?.removeEventListener('abort', abort)
          awake += 1
          end()
        }
        const abort = () => wake(() => reject(signal?.reason))
        const cancel = wait(ms, () => wake(resolve), null)
        signal?.addEventListener('abort', abort)
        fallAsleep()
      })
    },
    advance(ms) {
      const until = clock + ms
      for (;;) {
        const next = [...waiting].reduce<Due | null>(
          (first, due) => (due.at <= until && (first === null || due.at < first.at) ? due : first),
          null,
        )
        if (next === null) break
        clock = Math.max(clock, next.at)
        if (next.everyMs === null) waiting.delete(next)
        else next.at += next.everyMs
        next.act()
      }
      clock = until
    },
    async track(run) {
      awake += 1
      try {
        return await run()
      } finally {
        fallAsleep()
      }
    },
    async settled() {
      if (awake === 0) return
      await new Promise<void>((resolve) => {
        whenSettled = [...whenSettled, resolve]
      })
    },
  }
}
