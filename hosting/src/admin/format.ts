import { shortTime } from '@gaplens/report/text/taiwan-time'

/** Stands for a figure that is not known. */
export const NONE = '—'

/**
 * Formats a time in any form that an account may have: a timestamp object of either SDK or of JSON, ISO 8601, or a date.
 * @returns the zh-TW date with hour and minute; `-` if it is missing or no time
 */
export function dateTime(value: unknown): string {
  const date = toDate(value)
  return date === null || Number.isNaN(date.getTime()) ? '-' : shortTime(date.toISOString())
}

function toDate(value: unknown): Date | null {
  if (value instanceof Date) return value
  if (typeof value === 'string' && value !== '') return new Date(value)
  if (typeof value !== 'object' || value === null) return null
  if ('toMillis' in value && typeof value.toMillis === 'function') return new Date(value.toMillis())
  const seconds = 'seconds' in value ? value.seconds : '_seconds' in value ? value._seconds : null
  return typeof seconds === 'number' ? new Date(seconds * 1_000) : null
}

/** A duration in milliseconds as seconds; `—` without one. */
export function seconds(ms: number | null): string {
  return ms === null ? NONE : `${(ms / 1_000).toLocaleString('zh-TW', { maximumFractionDigits: 1 })} 秒`
}

/** A share as percent; `—` without one. */
export function percent(share: number | null): string {
  return share === null ? NONE : share.toLocaleString('zh-TW', { style: 'percent', maximumFractionDigits: 1 })
}

/** The digits after the point with which amounts in US dollars that stand together are shown: more if one is small. */
export function dollarDigits(values: readonly (number | null)[]): number {
  return values.some((value) => value !== null && value !== 0 && value < 1) ? 4 : 2
}

/** An amount in US dollars; `—` without one. */
export function dollars(value: number | null, digits: number): string {
  if (value === null) return NONE
  return `US$${value.toLocaleString('zh-TW', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** A day like `2026-11-21` as `11/21`. */
export function shortDay(day: string): string {
  return day.slice(5).replace('-', '/')
}
