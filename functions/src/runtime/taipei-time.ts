/** Taiwan is at UTC+8 all year, without daylight saving time. */
const OFFSET_MS = 8 * 60 * 60_000
export const DAY_MS = 24 * 60 * 60_000

/** An instant moved so that its UTC reading is Taipei's: days counted from it begin at Taipei's midnight. */
export function inTaipei(at: Date): Date {
  return new Date(at.getTime() + OFFSET_MS)
}

/** The calendar day in Taipei at an instant, such as `2026-11-21`. */
export function taipeiDay(at: Date): string {
  return inTaipei(at).toISOString().slice(0, 10)
}

/** The instant at which that calendar day began in Taipei. */
export function taipeiMidnight(at: Date): Date {
  return new Date(Math.floor((at.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS)
}

/** The last `count` calendar days in Taipei, oldest first, ending with the day of the instant. */
export function lastTaipeiDays(at: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    taipeiDay(new Date(at.getTime() - (count - 1 - index) * DAY_MS)),
  )
}
