/** The limits on fetching a page. Times are in milliseconds, sizes in bytes. */
export interface WebLimits {
  /** Redirects, the retry and the body together. Reading robots.txt and waiting for a slot do not count. */
  readonly totalMs: number
  /** Fetching the robots.txt of a site as a whole. */
  readonly robotsMs: number
  /** Name resolution, connection and TLS handshake together. */
  readonly connectMs: number
  /** From the request to the answer's headers. */
  readonly firstByteMs: number
  /** Between two chunks of the body. */
  readonly idleMs: number
  readonly maxRedirects: number
  /** Size of the decompressed body. */
  readonly maxBytes: number
  /** Concurrent requests to one host. */
  readonly perHost: number
  /** When a server asks for a longer pause than this, the request is not retried. */
  readonly maxRetryAfterMs: number
  /** How long an unused connection is kept. */
  readonly keepAliveMs: number
}

export const DEFAULT_LIMITS: WebLimits = {
  totalMs: 12_000,
  robotsMs: 4_000,
  connectMs: 5_000,
  firstByteMs: 8_000,
  idleMs: 5_000,
  maxRedirects: 5,
  maxBytes: 5 * 1024 * 1024,
  perHost: 2,
  maxRetryAfterMs: 3_000,
  keepAliveMs: 4_000,
}
