/** Every bound on reading one page. Times in milliseconds, sizes in bytes. */
export interface WebLimits {
  /** Redirects, the second try and the body together; robots.txt and waiting for a place at the host not counted. */
  readonly totalMs: number
  /** All of reading a site's robots.txt. */
  readonly robotsMs: number
  /** Name, connection and TLS together. */
  readonly connectMs: number
  /** From the request to the answer's headers. */
  readonly firstByteMs: number
  /** Between two pieces of the body. */
  readonly idleMs: number
  readonly maxRedirects: number
  /** Decompressed. */
  readonly maxBytes: number
  /** Requests at the same time to one host. */
  readonly perHost: number
  /** A server that asks for a longer pause before the second try gets none. */
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
