import type { WebFetcher } from '../types.ts'
import { createFetcher } from './fetcher.ts'
import { DEFAULT_LIMITS, type WebLimits } from './limits.ts'
import { REAL_NETWORK } from './network.ts'

export interface WebFetcherConfig extends Partial<WebLimits> {
  /** Begins with the name of the robot, as in `GapLensBot/1.0 (+https://…)`. Rules of robots.txt are matched by that name. */
  readonly userAgent: string
  /**
   * For the emulators and `npm run analyze` only: this loopback port serves every `*.test` host over plain HTTP, for http and https
   * URLs alike. No other loopback port can be reached.
   */
  readonly sandboxPort?: number | undefined
  readonly now: () => Date
}

/** Fetches pages of the public web, and of nothing else. Connections are kept open until `close`. */
export function createWebFetcher({ userAgent, sandboxPort, now, ...limits }: WebFetcherConfig): WebFetcher {
  return createFetcher({
    userAgent,
    sandboxPort,
    limits: { ...DEFAULT_LIMITS, ...limits },
    network: REAL_NETWORK,
    now,
  })
}
