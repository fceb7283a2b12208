import type { ServedRules } from '@gaplens/contracts/analysis/eligibility'
import { ProviderError } from '../error.ts'
import { orAbort } from './or-abort.ts'
import type { RobotsRules } from './robots-rules.ts'

/** The rules of a site for our robot and for Googlebot. */
export interface SiteRules {
  readonly own: RobotsRules
  readonly googlebot: RobotsRules
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
const KEPT_MS = 10 * 60_000

/**
 * Caches the rules of sites for a while. A failure is not cached, so the file is fetched again next time.
 * @param load fetches and parses one robots.txt. It has a time limit of its own, because several pages may wait for it
 */
export function createRobots(load: (robotsUrl: string) => Promise<SiteRules>, now: () => Date): Robots {
  const sites = new Map<string, { rules: Promise<SiteRules>; until: number }>()

  function rulesOf(robotsUrl: string): Promise<SiteRules> {
    const known = sites.get(robotsUrl)
    if (known !== undefined && known.until > now().getTime()) return known.rules
    const rules = load(robotsUrl)
    sites.delete(robotsUrl)
    sites.set(robotsUrl, { rules, until: now().getTime() + KEPT_MS })
    const [oldest] = sites.keys()
    if (sites.size > MAX_SITES && oldest !== undefined) sites.delete(oldest)
    rules.catch(() => {
      if (sites.get(robotsUrl)?.rules === rules) sites.delete(robotsUrl)
    })
    return rules
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
