import { ProviderError } from '../error.ts'
import type { Deadline } from './deadline.ts'
import { type Exchange, exchange } from './exchange.ts'
import type { WebLimits } from './limits.ts'
import { orAbort } from './or-abort.ts'
import { pageError } from './page-error.ts'
import { retryPage } from './retry-page.ts'
import type { Routes } from './routes.ts'
import type { Slots } from './slots.ts'
import type { Target, TargetCheck } from './target.ts'

/** What was made of an answer, or the address that it redirects to. */
type Visit<T> = { readonly done: T } | { readonly location: string }

/** Handles one answer of a chain of redirects. */
export type Visitor<T> = (target: Target, answer: Exchange) => Promise<Visit<T>>

interface Dependencies {
  readonly routes: Routes
  readonly slots: Slots
  readonly checkTarget: TargetCheck
  readonly headers: Readonly<Record<string, string>>
  readonly limits: WebLimits
  readonly now: () => Date
}

/** Requests an address and follows its redirects until the visitor is done. */
export type FollowRedirects = <T>(
  url: string,
  deadline: Deadline,
  visit: Visitor<T>,
  /** Called before each request of the chain; it may throw to prevent it. */
  before?: (target: Target) => Promise<void>,
) => Promise<T>

/** Each target is checked like the first address. One failed request in the chain is retried once. */
export function createRedirectFollower(deps: Dependencies): FollowRedirects {
  const { checkTarget, limits } = deps

  return async (url, deadline, visit, before) => {
    const retried = retryPage(limits)
    let target = checkTarget(url)
    for (let redirects = 0; ; redirects++) {
      const current = target
      await before?.(current)
      const visited = await retried(() => requestOnce(deps, current, deadline, visit), deadline.signal)
      if ('done' in visited) return visited.done
      if (redirects === limits.maxRedirects) throw new ProviderError('too-many-redirects')
      target = checkTarget(visited.location, current.url)
    }
  }
}

/** Makes one request when the host has a free slot, which is held until the visit is over. */
function requestOnce<T>(
  { routes, slots, headers, limits, now }: Dependencies,
  target: Target,
  deadline: Deadline,
  visit: Visitor<T>,
): Promise<Visit<T>> {
  const run = async () => {
    deadline.start()
    const route = await orAbort(routes.find(target), deadline.signal)
    try {
      const answer = await exchange(route, target, { headers, limits, now, signal: deadline.signal })
      try {
        return await visit(target, answer)
      } finally {
        answer.discard()
      }
    } catch (error) {
      const failure = pageError(error)
      if ('session' in route && failure.code === 'connection-reset') routes.avoidHttp2(target)
      throw failure
    }
  }
  return slots.run(target.hostname, run, deadline.signal)
}
