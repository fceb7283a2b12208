import { AbortError, TimeoutError } from 'got'
import { ProviderError, type SearchError, type SearchFailureCode } from '../error.ts'

/** Whether an error text of the vendor means "nothing found". It comes with status 200. */
export function saysNoResults(error: string): boolean {
  return /hasn't returned any results/i.test(error)
}

/** Whether Google's text means that there is no overview, as opposed to one that failed this time. */
export function saysNoOverview(error: string): boolean {
  return /not available for this search/i.test(error)
}

/** Removes the key from a text of the vendor, and truncates long texts. */
export function redact(text: string, apiKey: string): string {
  const safe =
    apiKey === '' ? text : text.replaceAll(apiKey, '[key]').replaceAll(encodeURIComponent(apiKey), '[key]')
  return safe.replaceAll(/api_key=[^&\s"]*/g, 'api_key=[key]').slice(0, 200)
}

/**
 * The error for an answer without results.
 * @param detail the vendor's error text, already redacted
 */
export function answerError(status: number, detail: string, retryAfterMs = 0): SearchError {
  const [code, retryable] = classifyFailure(status, detail)
  return new ProviderError(code, { retryable, status, retryAfterMs, detail })
}

function classifyFailure(status: number, detail: string): [SearchFailureCode, boolean] {
  // Both limits answer with 429 and differ only in their text.
  if (/run out of searches/i.test(detail)) return ['search-quota', false]
  if (status === 401 || status === 403 || /invalid api key/i.test(detail)) return ['search-auth', false]
  if (status === 429) return ['search-rate', true]
  if (status >= 400 && status < 500 && status !== 408) return ['search-bad-request', false]
  if (status >= 300 && status < 400) return ['search-unavailable', false]
  return ['search-unavailable', true]
}

/** Whether no answer came because it was not waited for any longer. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof AbortError || error instanceof TimeoutError
}

/** The error when no answer came. It keeps only the kind of failure, because the client's error contains the URL and the key. */
export function transportError(error: unknown): SearchError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new ProviderError('search-unavailable', { retryable: true, detail: `no answer (${code})` })
}
