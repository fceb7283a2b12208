import type { PageFailureCode } from '@gaplens/contracts/errors'
import { type PageError, ProviderError } from '../error.ts'
import { retryAfterMs } from '../retry-after.ts'
import type { Exchange } from './exchange.ts'

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** The Location header of a redirect as sent; null when the answer is not a redirect. */
export function redirectOf({ status, headers }: Exchange): string | null {
  if (!REDIRECTS.has(status)) return null
  if (headers.location === undefined || headers.location === '') {
    throw new ProviderError('bad-response', { status, detail: 'redirect without a location' })
  }
  return headers.location
}

/** Statuses after which the same request may succeed a moment later. */
const TRANSIENT = new Set([502, 503, 504])

/** The error for a status that brings no page; null when the status brings one. */
export function statusError({ status, headers, receivedAt }: Exchange): PageError | null {
  if (status >= 200 && status <= 203) return null
  const code = failureCode(status, headers['cf-mitigated'])
  const retryable = code === 'http-error' && TRANSIENT.has(status)
  return new ProviderError(code, {
    status,
    retryable,
    retryAfterMs: retryAfterMs(headers['retry-after'], receivedAt.getTime()),
    detail: `status ${status}`,
  })
}

function failureCode(status: number, mitigated: string | string[] | undefined): PageFailureCode {
  // Cloudflare marks its interstitial challenges with this header value.
  if (mitigated === 'challenge') return 'challenge-page'
  if (status === 404 || status === 410) return 'not-found'
  if (status === 429) return 'rate-limited'
  // LinkedIn refuses robots with status 999.
  if ([401, 403, 407, 451, 999].includes(status)) return 'access-denied'
  return status < 300 ? 'bad-response' : 'http-error'
}

const READABLE = new Set([
  'text/html',
  'application/xhtml+xml',
  'application/vnd.wap.xhtml+xml',
  'text/plain',
  // Old XHTML sites use these types. The reader finds out whether the body is a page.
  'application/xml',
  'text/xml',
])

/** Whether a content type is that of a readable page. Without a type the body decides (`looksBinary`). */
export function isReadableType(contentType: string | undefined): boolean {
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase()
  return mediaType === undefined || mediaType === '' || READABLE.has(mediaType)
}

const MAGIC_NUMBERS = [
  '%PDF-',
  'PK\x03\x04',
  '\x89PNG',
  'GIF8',
  '\xFF\xD8\xFF',
  '\x1F\x8B',
  '\xD0\xCF\x11\xE0',
  'RIFF',
]

/** Whether a body is in a binary format and therefore not a page, whatever its content type says. */
export function looksBinary(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  return MAGIC_NUMBERS.some((magic) => start.startsWith(magic))
}
