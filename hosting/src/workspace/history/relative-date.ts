import { isoDate, shortDate, timeOfDay } from '@gaplens/report/text/taiwan-time'
import { HISTORY_TEXT as TEXT } from '../strings.ts'

const DAY_MS = 86_400_000
const LAST_RELATIVE_DAY = 7

/** The day in Taiwan, as a count of days. */
function dayNumber(date: Date): number {
  return Date.parse(isoDate(date)) / DAY_MS
}

/**
 * A past moment in the history's words (specification, section 9): today, yesterday, up to seven 'N days ago', then the
 * date; with the time, which distinguishes two runs of a day. Counted in the calendar days of Taiwan.
 */
export function relativeDate(iso: string, now: Date): string {
  return `${day(iso, now)} ${timeOfDay(iso)}`
}

function day(iso: string, now: Date): string {
  const days = dayNumber(now) - dayNumber(new Date(iso))
  if (days <= 0) return TEXT.today
  if (days === 1) return TEXT.yesterday
  if (days <= LAST_RELATIVE_DAY) return TEXT.daysAgo(days)
  return shortDate(iso)
}
