/** Runs a piece of work once one of the places is free. */
export type Limited = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Limits how many memory-intensive jobs run at a time; the rest wait in order of arrival. So an instance that answers
 * eighty requests never needs eighty times the memory. The work is bound by the processor, so nobody waits longer for it.
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
