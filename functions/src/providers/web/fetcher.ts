import type { WebFetcher } from '../types.ts'
import { createAgents } from './agents.ts'
import { createConnector } from './connector.ts'
import { createDeadline, type Deadline } from './deadline.ts'
import { createRedirectFollower } from './follow-redirects.ts'
import type { WebLimits } from './limits.ts'
import type { Network } from './network.ts'
import { pageError } from './page-error.ts'
import { createRobots } from './robots.ts'
import { createRoutes } from './routes.ts'
import { createSlots } from './slots.ts'
import { createTargetCheck, type Target } from './target.ts'
import { visitPage } from './visit-page.ts'
import { rulesAfterFailure, visitRobots } from './visit-robots.ts'

export interface FetcherConfig {
  readonly userAgent: string
  readonly sandboxPort: number | undefined
  readonly limits: WebLimits
  readonly network: Network
  readonly now: () => Date
}

const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.6,*/*;q=0.1'
const ACCEPT_LANGUAGE = 'zh-TW,zh;q=0.9,en;q=0.5'

const UNASKED = { googlebot: 'unknown', robotsRule: '' } as const
const NEVER = new AbortController().signal

/** Assembles the fetcher from its parts. `createWebFetcher` passes the real network, tests pass their own. */
export function createFetcher({ userAgent, sandboxPort, limits, network, now }: FetcherConfig): WebFetcher {
  const connector = createConnector({ network, connectMs: limits.connectMs, sandboxPort })
  const agents = createAgents(connector, limits.keepAliveMs)
  const routes = createRoutes(connector, agents, limits)
  const follow = createRedirectFollower({
    routes,
    slots: createSlots(limits.perHost),
    checkTarget: createTargetCheck(sandboxPort !== undefined),
    headers: { 'user-agent': userAgent, accept: ACCEPT, 'accept-language': ACCEPT_LANGUAGE },
    limits,
    now,
  })
  const readPage = visitPage(limits.maxBytes)
  const robots = createRobots((robotsUrl) => {
    const visit = visitRobots(robotsUrl, userAgent)
    return within(limits.robotsMs, undefined, (deadline) => follow(robotsUrl, deadline, visit)).catch(
      rulesAfterFailure,
    )
  }, now)

  return {
    fetchPage: (url, { respectRobots, askForGooglebot, signal }) =>
      within(limits.totalMs, signal, async (deadline) => {
        const checkRobots = (target: Target) =>
          robots.check(target.url, robotsUrlOf(target.url), deadline.signal)
        const page = await follow(url, deadline, readPage, respectRobots ? checkRobots : undefined)
        const access = askForGooglebot
          ? await robots.googlebot(page.url, robotsUrlOf(page.url), signal ?? NEVER)
          : UNASKED
        return { ...page, served: { ...page.served, ...access } }
      }),
    async close() {
      agents.close()
      routes.close()
      connector.close()
    },
  }
}

/** Runs under a time limit, which begins with the first request. @throws ProviderError with a `PageFailureCode` */
async function within<T>(
  ms: number,
  caller: AbortSignal | undefined,
  run: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const deadline = createDeadline(ms, caller)
  try {
    return await run(deadline)
  } catch (error) {
    throw pageError(error)
  } finally {
    deadline.stop()
  }
}

function robotsUrlOf(pageUrl: string): string {
  return new URL('/robots.txt', pageUrl).href
}
