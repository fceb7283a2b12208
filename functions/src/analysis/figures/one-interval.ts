import { type Figure, SECONDS_A_DAY } from '@gaplens/text/figures/figure'

/** Intervals that differ by less than this share are one, such as half a year and 180 days. */
const SAME = 0.02

/** Whether one figure says how often something is done and the other after how long again: 「每六個月一次」, 「六個月」 in a table. */
export function areOneInterval(a: Figure, b: Figure): boolean {
  const [often, long] = a.dimension === 'frequency' ? [a, b] : [b, a]
  return (
    often.dimension === 'frequency' &&
    long.dimension === 'time' &&
    Math.abs((often.value * long.value) / SECONDS_A_DAY - 1) < SAME
  )
}
