/** Runs a piece of work once one of the places is free. */
export type Limited = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Limits how much memory-hungry work runs at a time; the rest waits, first come, first served. So an instance that answers eighty
 * requests never holds eighty times as much. The processor does one after the other anyway, so nobody waits longer.
 * @param atOnce how many pieces of work may run at the same time
 */
export function limitConcurrency(atOnce: number): Limited {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place passes directly to the next one waiting, so that a newcomer cannot overtake.
      if (next === undefined) free += 1
      else next()
    }
  }
}
