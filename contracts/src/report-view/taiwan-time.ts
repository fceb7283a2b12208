/** Readers are in Taiwan, wherever a report is written. */
const LONG = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const SHORT = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  hourCycle: 'h23',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `iso` as a date with the time, written out: 2026年11月21日 02:00; the text itself where it is no time. */
export function longTime(iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? iso : LONG.format(new Date(iso))
}

/** `iso` as a short date with the time; the text itself where it is no time. */
export function shortTime(iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? iso : SHORT.format(new Date(iso))
}
