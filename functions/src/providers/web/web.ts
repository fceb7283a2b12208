import type { WebFetcher } from '../types.ts'
import { createFetcher } from './fetcher.ts'
import { DEFAULT_LIMITS, type WebLimits } from './limits.ts'
import { REAL_NETWORK } from './network.ts'

export interface WebFetcherConfig extends Partial<WebLimits> {
  /** Begins with the robot's name, e.g. `GapLensBot/1.0 (+https://…)`; robots.txt is read for that name. */
  readonly userAgent: string
  /**
   * Emulator and CLI only: every `*.test` host, http or https, is served over plain HTTP from this port of loopback. It
   * is the one thing on loopback that can be reached.
   */
  readonly sandboxPort?: number | undefined
}

/** Reads pages of the public web, and of nothing else. Connections are kept until `close`. */
export function createWebFetcher({ userAgent, sandboxPort, ...limits }: WebFetcherConfig): WebFetcher {
  return createFetcher({
    userAgent,
    sandboxPort,
    limits: { ...DEFAULT_LIMITS, ...limits },
    network: REAL_NETWORK,
  })
}
