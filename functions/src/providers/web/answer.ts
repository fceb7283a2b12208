import type { PageFailureCode } from '@gaplens/contracts/errors'
import { type PageError, ProviderError } from '../error.ts'
import { retryAfterMs } from '../retry-after.ts'
import type { Exchange } from './exchange.ts'

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Where an answer redirects to, as its header spells it; null when it does not. */
export function redirectOf({ status, headers }: Exchange): string | null {
  if (!REDIRECTS.has(status)) return null
  if (headers.location === undefined || headers.location === '') {
    throw new ProviderError('bad-response', { status, detail: 'redirect without a location' })
  }
  return headers.location
}

/** Answers after which the same request may succeed a moment later. */
const TRANSIENT = new Set([502, 503, 504])

/** What a status that brings no page means; null when it brings one. */
export function statusError({ status, headers }: Exchange): PageError | null {
  if (status >= 200 && status <= 203) return null
  const code = failureCode(status, headers['cf-mitigated'])
  const retryable = code === 'http-error' && TRANSIENT.has(status)
  return new ProviderError(code, {
    status,
    retryable,
    retryAfterMs: retryAfterMs(headers['retry-after'], Date.now()),
    detail: `status ${status}`,
  })
}

function failureCode(status: number, mitigated: string | string[] | undefined): PageFailureCode {
  // Cloudflare's own word for an interstitial challenge.
  if (mitigated === 'challenge') return 'challenge-page'
  if (status === 404 || status === 410) return 'not-found'
  if (status === 429) return 'rate-limited'
  // 999 is LinkedIn's way to refuse.
  if ([401, 403, 407, 451, 999].includes(status)) return 'access-denied'
  return status < 300 ? 'bad-response' : 'http-error'
}

const READABLE = new Set([
  'text/html',
  'application/xhtml+xml',
  'application/vnd.wap.xhtml+xml',
  'text/plain',
  // Old XHTML sites say so; whether there is a page in it is for the reader to find.
  'application/xml',
  'text/xml',
])

/** Whether a content type is of a readable page. Without one, the body has to tell: see `looksBinary`. */
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

/** Whether a body is of a format that is never a page, whatever its content type says. */
export function looksBinary(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  return MAGIC_NUMBERS.some((magic) => start.startsWith(magic))
}
