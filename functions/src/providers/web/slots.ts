/** Limits how many tasks of one host run at a time. The others wait in order. */
export interface Slots {
  /**
   * Runs the task when the host has a free slot.
   * @throws the signal's reason when it fires while waiting
   */
  run<T>(host: string, task: () => Promise<T>, signal: AbortSignal): Promise<T>
}

export function createSlots(perHost: number): Slots {
  const hosts = new Map<string, { running: number; waiting: (() => void)[] }>()

  async function take(host: string, signal: AbortSignal): Promise<void> {
    const entry = hosts.get(host) ?? { running: 0, waiting: [] }
    hosts.set(host, entry)
    if (entry.running < perHost) {
      entry.running++
      return
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        entry.waiting.splice(entry.waiting.indexOf(turn), 1)
        reject(signal.reason)
      }
      entry.waiting.push(turn)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  function give(host: string): void {
    const entry = hosts.get(host)
    if (entry === undefined) return
    const next = entry.waiting.shift()
    // The slot passes to the next task, so `running` does not change.
    if (next !== undefined) next()
    else if (--entry.running === 0) hosts.delete(host)
  }

  return {
    async run(host, task, signal) {
      signal.throwIfAborted()
      await take(host, signal)
      try {
        return await task()
      } finally {
        give(host)
      }
    },
  }
}
