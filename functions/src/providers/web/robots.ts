import type { ServedRules } from '@gaplens/contracts/eligibility'
import { ProviderError } from '../error.ts'
import { orAbort } from './or-abort.ts'
import type { RobotsRules } from './robots-rules.ts'

/** One site's rules for the robots that matter here. */
export interface SiteRules {
  readonly own: RobotsRules
  readonly googlebot: RobotsRules
}

export interface Robots {
  /**
   * @param robotsUrl `/robots.txt` of the page's site
   * @throws ProviderError `robots-disallowed`, or what kept robots.txt from being read; the signal's reason
   */
  check(pageUrl: string, robotsUrl: string, signal: AbortSignal): Promise<void>
  /** What Googlebot may do with the page; `unknown` where robots.txt could not be read. Never throws but the signal's reason. */
  googlebot(
    pageUrl: string,
    robotsUrl: string,
    signal: AbortSignal,
  ): Promise<Pick<ServedRules, 'googlebot' | 'robotsRule'>>
}

const MAX_SITES = 500
const KEPT_MS = 10 * 60_000

/**
 * Remembers the rules of sites for a while. A file that could not be read is asked for again next time.
 * @param load reads and parses one robots.txt; bounded in time by itself, since several pages may wait for it
 */
export function createRobots(
  load: (robotsUrl: string) => Promise<SiteRules>,
  now: () => number = Date.now,
): Robots {
  const sites = new Map<string, { rules: Promise<SiteRules>; until: number }>()

  function rulesOf(robotsUrl: string): Promise<SiteRules> {
    const known = sites.get(robotsUrl)
    if (known !== undefined && known.until > now()) return known.rules
    const rules = load(robotsUrl)
    sites.delete(robotsUrl)
    sites.set(robotsUrl, { rules, until: now() + KEPT_MS })
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
        // Rules too long to match forbid us the page, but tell nothing of Google.
        if (!allowed && rule === '') return { googlebot: 'unknown', robotsRule: '' }
        return { googlebot: allowed ? 'allowed' : 'disallowed', robotsRule: rule }
      } catch {
        signal.throwIfAborted()
        return { googlebot: 'unknown', robotsRule: '' }
      }
    },
  }
}
