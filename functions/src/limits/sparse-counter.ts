/** Names past this many are counted together: whoever sends them chooses them. */
const MAX_NAMES = 100
const OTHERS = 'others'

/**
 * Counts what others can cause without end, and says which of it is worth a line in the log: of each name the 1st, 10th,
 * 100th … in a window. So a flood is seen, with its size, and does not drown what else is logged or cost what it likes.
 * Counts in this process alone.
 * @returns the name's count in the window when that is a power of ten; null when it is not
 */
export function createSparseCounter(
  windowMs: number,
): (name: string, now: Date) => { name: string; count: number } | null {
  const counts = new Map<string, number>()
  let window = 0
  return (wanted, now) => {
    const current = Math.floor(now.getTime() / windowMs)
    if (current !== window) counts.clear()
    window = current
    const name = counts.has(wanted) || counts.size < MAX_NAMES ? wanted : OTHERS
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return Number.isInteger(Math.log10(count)) ? { name, count } : null
  }
}
