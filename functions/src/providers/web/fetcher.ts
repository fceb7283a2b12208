import { ProviderError } from '../error.ts'
import { type RetryPolicy, retry } from '../retry.ts'
import type { FetchedPage, WebFetcher } from '../types.ts'
import { createAgents } from './agents.ts'
import { isReadableType, looksBinary, redirectOf, statusError } from './answer.ts'
import { createConnector } from './connector.ts'
import { readCrawlerHeaders } from './crawler-headers.ts'
import { createDeadline, type Deadline } from './deadline.ts'
import { type Exchange, exchange } from './exchange.ts'
import { pageError } from './failure.ts'
import type { WebLimits } from './limits.ts'
import type { Network } from './network.ts'
import { orAbort } from './or-abort.ts'
import { createRobots, type SiteRules } from './robots.ts'
import { ALLOW_ALL, parseRobots, ROBOTS_MAX_BYTES } from './robots-rules.ts'
import { createRoutes } from './routes.ts'
import { createSlots } from './slots.ts'
import { createTargetCheck, type Target } from './target.ts'

export interface FetcherConfig {
  readonly userAgent: string
  readonly sandboxPort: number | undefined
  readonly limits: WebLimits
  readonly network: Network
}

const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.6,*/*;q=0.1'

const GOOGLEBOT = 'Googlebot'
const OPEN_SITE: SiteRules = { own: ALLOW_ALL, googlebot: ALLOW_ALL }
const UNASKED = { googlebot: 'unknown', robotsRule: '' } as const
const NEVER = new AbortController().signal

/** A page with the facts from its own headers. Those from robots.txt are added later. */
type HeadedPage = Omit<FetchedPage, 'served'> & { readonly served: ReturnType<typeof readCrawlerHeaders> }

/** The result of an answer, or the address that it redirects to. */
type Visit<T> = { readonly done: T } | { readonly location: string }

/** Assembles the fetcher from its parts. `createWebFetcher` passes the real network, tests pass their own. */
export function createFetcher({ userAgent, sandboxPort, limits, network }: FetcherConfig): WebFetcher {
  const checkTarget = createTargetCheck(sandboxPort !== undefined)
  const connector = createConnector({ network, connectMs: limits.connectMs, sandboxPort })
  const agents = createAgents(connector, limits.keepAliveMs)
  const routes = createRoutes(connector, agents, limits)
  const slots = createSlots(limits.perHost)
  const robots = createRobots(loadRobots)
  const headers = { 'user-agent': userAgent, accept: ACCEPT, 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.5' }
  const retryPolicy: RetryPolicy = {
    maxAttempts: 2,
    baseDelayMs: 400,
    maxDelayMs: limits.maxRetryAfterMs,
  }

  /** Makes one request when the host has a free slot, which is held until `read` has finished. */
  function request<T>(
    target: Target,
    deadline: Deadline,
    read: (answer: Exchange) => Promise<T>,
  ): Promise<T> {
    const run = async () => {
      deadline.start()
      const route = await orAbort(routes.find(target), deadline.signal)
      try {
        return await read(await exchange(route, target, { headers, limits, signal: deadline.signal }))
      } catch (error) {
        const failure = pageError(error)
        if ('session' in route && failure.code === 'connection-reset') routes.avoidHttp2(target)
        throw failure
      }
    }
    return slots.run(target.hostname, run, deadline.signal)
  }

  /** Follows redirects. Each target is checked like the first address. One failed request in the chain is retried once. */
  async function follow<T>(
    url: string,
    deadline: Deadline,
    visit: (target: Target, answer: Exchange) => Promise<Visit<T>>,
    before?: (target: Target) => Promise<void>,
  ): Promise<T> {
    let secondTries = 1
    const judge = (error: unknown) =>
      error instanceof ProviderError && error.retryable && secondTries-- > 0
        ? { waitMs: error.retryAfterMs }
        : 'give-up'
    let target = checkTarget(url)
    for (let redirects = 0; ; redirects++) {
      const current = target
      await before?.(current)
      const visited = await retry(
        () => request(current, deadline, (answer) => visit(current, answer)),
        judge,
        retryPolicy,
        deadline.signal,
      )
      if ('done' in visited) return visited.done
      if (redirects === limits.maxRedirects) throw new ProviderError('too-many-redirects')
      target = checkTarget(visited.location, current.url)
    }
  }

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

  async function readPage(target: Target, answer: Exchange): Promise<Visit<HeadedPage>> {
    try {
      const location = redirectOf(answer)
      if (location !== null) return { location }
      const failure = statusError(answer)
      if (failure !== null) throw failure
      const { status, headers } = answer
      if (!isReadableType(headers['content-type'])) {
        throw new ProviderError('unsupported-type', { status, detail: headers['content-type'] })
      }
      if (Number(headers['content-length'] ?? 0) > limits.maxBytes) throw new ProviderError('too-large')
      const bytes = await answer.readBody(limits.maxBytes, 'fail')
      if (looksBinary(bytes))
        throw new ProviderError('unsupported-type', { status, detail: 'by its content' })
      const contentType = headers['content-type'] ?? null
      const served = readCrawlerHeaders(answer, target.url)
      return {
        done: { url: target.url, status, contentType, bytes, fetchedAt: new Date().toISOString(), served },
      }
    } finally {
      answer.discard()
    }
  }

  /**
   * Applies RFC 9309, section 2.3.1. A missing file (4xx, or too many redirects) allows everything. A file that cannot be
   * read at the moment (5xx, 429, no connection) allows nothing, and the page then fails with the same error.
   */
  function loadRobots(robotsUrl: string): Promise<SiteRules> {
    const visit = async (_target: Target, answer: Exchange): Promise<Visit<SiteRules>> => {
      try {
        const location = redirectOf(answer)
        if (location !== null) return { location }
        const failure = statusError(answer)
        if (failure === null) {
          const bytes = await answer.readBody(ROBOTS_MAX_BYTES, 'cut')
          return {
            done: {
              own: parseRobots(robotsUrl, bytes, robotName(userAgent)),
              googlebot: parseRobots(robotsUrl, bytes, GOOGLEBOT),
            },
          }
        }
        if (answer.status === 429 || answer.status >= 500) throw failure
        return { done: OPEN_SITE }
      } finally {
        answer.discard()
      }
    }
    return within(limits.robotsMs, undefined, (deadline) => follow(robotsUrl, deadline, visit)).catch(
      (error: unknown) => {
        if (error instanceof ProviderError && error.code === 'too-many-redirects') return OPEN_SITE
        throw error
      },
    )
  }

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

function robotsUrlOf(pageUrl: string): string {
  return new URL('/robots.txt', pageUrl).href
}

/** The name of the robot: `GapLensBot` for `GapLensBot/1.0 (+https://…)`. */
function robotName(userAgent: string): string {
  return userAgent.split(/[/\s]/)[0] ?? ''
}
