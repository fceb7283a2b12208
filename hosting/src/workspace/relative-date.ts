import { HISTORY_TEXT as TEXT } from './strings.ts'

const DAY_MS = 86_400_000
const LAST_RELATIVE_DAY = 7

/**
 * A past moment in the history's words (specification, section 9): the first 24 hours are today, the second yesterday,
 * up to the seventh 'N days ago', then the date.
 */
export function relativeDate(iso: string, now: Date): string {
  const then = new Date(iso)
  const days = Math.max(1, Math.ceil(Math.abs(now.getTime() - then.getTime()) / DAY_MS))
  if (days === 1) return TEXT.today
  if (days === 2) return TEXT.yesterday
  if (days <= LAST_RELATIVE_DAY) return TEXT.daysAgo(days)
  return then.toLocaleDateString('zh-TW')
}
