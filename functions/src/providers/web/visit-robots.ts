import { ProviderError } from '../error.ts'
import type { Visitor } from './follow-redirects.ts'
import { redirectOf, statusError } from './http-answer.ts'
import type { SiteRules } from './robots.ts'
import { ALLOW_ALL, parseRobots, ROBOTS_MAX_BYTES } from './robots-rules.ts'

const GOOGLEBOT = 'Googlebot'
const OPEN_SITE: SiteRules = { own: ALLOW_ALL, googlebot: ALLOW_ALL, size: 0 }

/**
 * Reads the robots.txt of a site by RFC 9309, section 2.3.1. A missing file (4xx) allows everything. A file that cannot
 * be read at the moment (5xx, 429, no connection) allows nothing, and the page then fails with the same error.
 */
export function visitRobots(robotsUrl: string, userAgent: string): Visitor<SiteRules> {
  return async (_target, answer) => {
    const location = redirectOf(answer)
    if (location !== null) return { location }
    const failure = statusError(answer)
    if (failure === null) {
      const bytes = await answer.readBody(ROBOTS_MAX_BYTES, 'cut')
      return {
        done: {
          own: parseRobots(robotsUrl, bytes, robotName(userAgent)),
          googlebot: parseRobots(robotsUrl, bytes, GOOGLEBOT),
          size: bytes.length,
        },
      }
    }
    if (answer.status === 429 || answer.status >= 500) throw failure
    return { done: OPEN_SITE }
  }
}

/** Too many redirects count as a missing file (RFC 9309, section 2.3.1.2). Any other error is thrown again. */
export function rulesAfterFailure(error: unknown): SiteRules {
  if (error instanceof ProviderError && error.code === 'too-many-redirects') return OPEN_SITE
  throw error
}

/** The name of the robot: `GapLensBot` for `GapLensBot/1.0 (+https://…)`. */
function robotName(userAgent: string): string {
  return userAgent.split(/[/\s]/)[0] ?? ''
}
