import { isPageError, type PageError, ProviderError } from '../error.ts'

const RESET_CODES = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  // The body ended before its announced length. In HTTP/1.1 only a lost connection causes this.
  'ERR_HTTP_CONTENT_LENGTH_MISMATCH',
])
const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EHOSTDOWN',
  'EACCES',
])

/**
 * Translates an error of the network, of TLS or of the HTTP client into a page error. A page error among its causes is
 * returned as it is.
 */
export function pageError(error: unknown): PageError {
  const causes = causesOf(error)
  const known = causes.find(isPageError)
  if (known !== undefined) return known
  for (const cause of causes) {
    const code = codeOf(cause)
    if (code === undefined) continue
    const detail = code
    if (RESET_CODES.has(code) || code.startsWith('ERR_HTTP2_')) {
      return new ProviderError('connection-reset', { retryable: true, detail })
    }
    if (code === 'EFORBIDDEN') return new ProviderError('forbidden-address', { detail })
    if (code === 'ETIMEDOUT') return new ProviderError('connect-timeout', { detail })
    if (UNREACHABLE_CODES.has(code)) return new ProviderError('connect-failed', { detail })
    if (isTlsCode(code)) return new ProviderError('tls-failed', { detail })
    if (isContentCode(code)) return new ProviderError('bad-response', { detail })
  }
  const first = causes[0]
  const detail = codeOf(first) ?? (first instanceof Error ? first.name : 'unknown')
  return new ProviderError('connect-failed', { detail, cause: error })
}

/** Whether a code is a TLS error. OpenSSL's codes for certificates have no common prefix, so they are listed. */
function isTlsCode(code: string): boolean {
  return (
    /^(ERR_TLS_|ERR_SSL_|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_)/.test(
      code,
    ) || code === 'EPROTO'
  )
}

/** Whether a code means an answer that is not HTTP, cannot be decompressed, or differs from its announced length. */
function isContentCode(code: string): boolean {
  return /^(HPE_|Z_|ERR_HTTP_|ERR_BROTLI|ERR__ERROR|ERR_ZLIB|ERR_ZSTD|ERR_PADDING|ZSTD_|ERR_INVALID_CHAR|ERR_READING_RESPONSE_STREAM)/.test(
    code,
  )
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let cause = error; cause !== undefined && cause !== null && causes.length < 10; ) {
    causes.push(cause)
    cause = cause instanceof Error ? cause.cause : undefined
  }
  // The innermost cause is the most specific; errors that wrap it carry general codes.
  return causes.reverse()
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
