/** Further names share one count. Names come from outside, so without this bound a sender could exhaust memory. */
const MAX_NAMES = 100
const OTHERS = 'others'

/**
 * Samples the log of events that anyone can cause without limit: it takes the 1st, 10th, 100th … of each name in a window.
 * The log then shows a flood and its size without being filled by it. Counts are kept in this process only.
 * @returns the name and its count in the window when the count is a power of ten, otherwise null
 */
export function createLogSampler(
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
