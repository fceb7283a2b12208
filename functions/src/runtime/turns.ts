/** Does a piece of work once it is its turn. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Work that takes memory waits here for its turn, first come, first served, so that an instance which answers eighty
 * requests never holds eighty times as much. The processor does one after the other anyway, so nobody waits longer.
 * @param atOnce how many are done at the same time
 */
export function createTurns(atOnce: number): TakeTurn {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place goes from hand to hand: whoever comes now must not overtake.
      if (next === undefined) free += 1
      else next()
    }
  }
}
