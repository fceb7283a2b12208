import { taipeiDay } from '../../runtime/taipei-time.ts'

/** UTC, in which systems write a date for machines; pages show it in the time of their readers. */
const IN_UTC = /T.*(?:Z|[+-]00:00)$/

/**
 * The day of an ISO 8601 date or date-time as a page of Taiwan shows it. Only a time in UTC is moved: one with an offset is
 * written in the time of the page's place, and one without is as shown.
 */
export function dayOf(iso: string): string {
  const at = IN_UTC.test(iso) ? Date.parse(iso) : Number.NaN
  return Number.isNaN(at) ? iso.slice(0, 10) : taipeiDay(new Date(at))
}

/** The year of an ISO 8601 date or date-time as a page of Taiwan shows it; null without one. */
export function yearOfDate(iso: string | null): number | null {
  return iso === null ? null : Number(dayOf(iso).slice(0, 4)) || null
}
