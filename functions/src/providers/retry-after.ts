/**
 * A `Retry-After` header in milliseconds from `nowMs` (RFC 9110, 10.2.3: seconds or a date).
 * @returns 0 for none, an unreadable one, or one in the past
 */
export function retryAfterMs(header: string | null | undefined, nowMs: number): number {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000
  // Date.parse also accepts "1.5" or "-3". An HTTP date starts with the name of a day.
  if (!/^[A-Z][a-z]{2}/.test(text)) return 0
  const at = Date.parse(text)
  return Number.isNaN(at) ? 0 : Math.max(0, at - nowMs)
}
