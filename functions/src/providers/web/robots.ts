import type { ServedRules } from '@gaplens/contracts/analysis/eligibility'
import { ProviderError } from '../error.ts'
import { orAbort } from './or-abort.ts'
import type { RobotsRules } from './robots-rules.ts'

/** The rules of a site for our robot and for Googlebot. */
export interface SiteRules {
  readonly own: RobotsRules
  readonly googlebot: RobotsRules
  /** Bytes of the file. */
  readonly size: number
}

export interface Robots {
  /**
   * @param robotsUrl `/robots.txt` of the page's site
   * @throws ProviderError `robots-disallowed`, or the error of fetching robots.txt; or the signal's reason
   */
  check(pageUrl: string, robotsUrl: string, signal: AbortSignal): Promise<void>
  /** Whether Googlebot may read the page; `unknown` when robots.txt could not be read. Throws only the signal's reason. */
  googlebot(
    pageUrl: string,
    robotsUrl: string,
    signal: AbortSignal,
  ): Promise<Pick<ServedRules, 'googlebot' | 'robotsRule'>>
}

const MAX_SITES = 500
/** The files of all cached sites together. What the parser makes of a file takes up to some ten times its size in memory. */
const MAX_BYTES = 4 * 1024 * 1024
const KEPT_MS = 10 * 60_000

interface Site {
  readonly rules: Promise<SiteRules>
  readonly until: number
  /** Bytes of its file; 0 until it is loaded. */
  size: number
}

/**
 * Caches the rules of sites for a while. A failure is not cached, so the file is fetched again next time.
 * @param load fetches and parses one robots.txt. It has a time limit of its own, because several pages may wait for it
 */
export function createRobots(load: (robotsUrl: string) => Promise<SiteRules>, now: () => Date): Robots {
  const sites = new Map<string, Site>()

  function rulesOf(robotsUrl: string): Promise<SiteRules> {
    const known = sites.get(robotsUrl)
    if (known !== undefined && known.until > now().getTime()) return known.rules
    const site: Site = { rules: load(robotsUrl), until: now().getTime() + KEPT_MS, size: 0 }
    sites.delete(robotsUrl)
    sites.set(robotsUrl, site)
    makeRoom()
    site.rules.then(
      ({ size }) => {
        site.size = size
        makeRoom()
      },
      () => {
        if (sites.get(robotsUrl) === site) sites.delete(robotsUrl)
      },
    )
    return site.rules
  }

  /** Removes the oldest sites, which expire first, until the others may stay. */
  function makeRoom(): void {
    const time = now().getTime()
    let bytes = 0
    for (const { size } of sites.values()) bytes += size
    for (const [url, { until, size }] of sites) {
      if (until > time && sites.size <= MAX_SITES && bytes <= MAX_BYTES) return
      sites.delete(url)
      bytes -= size
    }
  }

  return {
    async check(pageUrl, robotsUrl, signal) {
      const { own } = await orAbort(rulesOf(robotsUrl), signal)
      if (!own(pageUrl).allowed) throw new ProviderError('robots-disallowed')
    },
    async googlebot(pageUrl, robotsUrl, signal) {
      try {
        const { allowed, rule } = (await orAbort(rulesOf(robotsUrl), signal)).googlebot(pageUrl)
        // When the rules are too long to match, our robot stays away. That says nothing about Googlebot.
        if (!allowed && rule === '') return { googlebot: 'unknown', robotsRule: '' }
        return { googlebot: allowed ? 'allowed' : 'disallowed', robotsRule: rule }
      } catch {
        signal.throwIfAborted()
        return { googlebot: 'unknown', robotsRule: '' }
      }
    },
  }
}
