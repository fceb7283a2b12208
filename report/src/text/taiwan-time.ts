/** Times are shown in Taiwan's time zone wherever the code runs. */
const ZONE = { timeZone: 'Asia/Taipei', hourCycle: 'h23' } as const
const LONG = new Intl.DateTimeFormat('zh-TW', {
  ...ZONE,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const SHORT = new Intl.DateTimeFormat('zh-TW', { ...ZONE, dateStyle: 'short', timeStyle: 'short' })
const EXACT = new Intl.DateTimeFormat('zh-TW', { ...ZONE, dateStyle: 'short', timeStyle: 'medium' })
const DATE = new Intl.DateTimeFormat('zh-TW', { ...ZONE, dateStyle: 'short' })
const TIME = new Intl.DateTimeFormat('zh-TW', { ...ZONE, hour: '2-digit', minute: '2-digit' })
const ISO_DATE = new Intl.DateTimeFormat('en-CA', { ...ZONE, dateStyle: 'short' })

/** Names the time zone where a reader elsewhere could mistake a time for local time. */
export const ZONE_NOTE = '（台北時間）'

/** `iso` as a date with the time for a sentence: 2026 年 11 月 21 日 02:00; the text itself if it is no time. */
export function longTime(iso: string): string {
  return inWords(LONG, iso).replace(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/gu, ' ')
}

/**
 * `iso` as a short date with the time: 2026/11/21 02:00; the text itself if it is no time. It stands wherever a date is no part
 * of a sentence: in labels, lists, tables and files.
 */
export function shortTime(iso: string): string {
  return inWords(SHORT, iso)
}

/** `iso` as a short date with the time to the second: 2026/11/21 02:00:00; the text itself if it is no time. */
export function exactTime(iso: string): string {
  return inWords(EXACT, iso)
}

/** `iso` as a short date: 2026/11/21; the text itself if it is no time. */
export function shortDate(iso: string): string {
  return inWords(DATE, iso)
}

/** The time of day of `iso`: 02:00; the text itself if it is no time. */
export function timeOfDay(iso: string): string {
  return inWords(TIME, iso)
}

/** The date in Taiwan at a moment, for file names: `2026-11-21`. */
export function isoDate(at: Date): string {
  return ISO_DATE.format(at)
}

/** Formats a time. Engines differ in the white space between date and time, so it is unified. */
function inWords(format: Intl.DateTimeFormat, iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? iso : format.format(new Date(iso)).replace(/\s+/gu, ' ')
}
