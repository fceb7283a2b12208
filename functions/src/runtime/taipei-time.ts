/** Taiwan keeps UTC+8 all year. */
const OFFSET_MS = 8 * 60 * 60_000
export const DAY_MS = 24 * 60 * 60_000

/** The day of Taipei that an instant falls in, e.g. `2026-11-21`. */
export function taipeiDay(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** The instant at which the day of Taipei began. */
export function taipeiMidnight(at: Date): Date {
  return new Date(Math.floor((at.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS)
}

/** The last `count` days of Taipei, oldest first; the last is the instant's own. */
export function lastTaipeiDays(at: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    taipeiDay(new Date(at.getTime() - (count - 1 - index) * DAY_MS)),
  )
}
