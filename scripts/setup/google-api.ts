import { setTimeout as sleep } from 'node:timers/promises'

/** Calls Google's APIs as the person or account that sets a project up. */
export interface GoogleApi {
  /** @returns the body, or null for 404 @throws Error with method, address and the API's own words */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT',
    url: string,
    body?: unknown,
  ): Promise<Record<string, unknown> | null>
  /** The changes that were made or, in a dry run, would be made. */
  readonly changes: string[]
  readonly dryRun: boolean
}

const WAIT_MS = 10_000
/** An API that was just enabled behaves for about a minute as if it were not. */
const WAITS_FOR_API = 12
/** Cloud Monitoring says that it may take ten minutes until it knows a metric that was just created. */
const WAITS_FOR_METRIC = 66

/** APIs that need the project for a person's quota, because the person's credentials name none. */
const COUNTS_FOR_PROJECT = /^https:\/\/(?:identitytoolkit|billingbudgets)\.googleapis\.com\//

/**
 * @param project the project whose quota calls use
 * @param send sends a request; tests pass one that leads to a simulated API
 * @param pause waits; tests pass one that does not
 */
export function createGoogleApi(
  project: string,
  token: () => Promise<string>,
  dryRun: boolean,
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): GoogleApi {
  const changes: string[] = []
  return {
    changes,
    dryRun,
    async call(method, url, body) {
      // Reading a policy is a POST that changes nothing.
      const reads = method === 'GET' || url.endsWith(':getIamPolicy')
      if (!reads) changes.push(`${method} ${url}`)
      if (!reads && dryRun) return {}
      for (let waits = 0; ; waits += 1) {
        const answer = await send(url, {
          method,
          headers: {
            authorization: `Bearer ${await token()}`,
            'content-type': 'application/json',
            ...(COUNTS_FOR_PROJECT.test(url) && { 'x-goog-user-project': project }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(60_000),
        })
        if (answer.status === 404 && method === 'GET') return null
        const text = await answer.text()
        if (answer.ok) return text === '' ? {} : JSON.parse(text)
        // A dry run finds nothing in an API that the setup would enable first.
        if (isOff(answer, text) && dryRun) return null
        if (waits >= waitsFor(answer, text))
          throw new Error(`${method} ${url} answered ${answer.status}: ${text.slice(0, 500)}`)
        await pause(WAIT_MS)
      }
    },
  }
}

const isOff = ({ status }: Response, text: string) => status === 403 && text.includes('SERVICE_DISABLED')

/** How often a refused call is repeated: only when what is missing was just made and will be there soon. */
function waitsFor(answer: Response, text: string): number {
  if (isOff(answer, text)) return WAITS_FOR_API
  return answer.status === 404 && text.includes('Cannot find metric') ? WAITS_FOR_METRIC : 0
}

/** Whether a resource has the wanted values. Fields that `wanted` does not name may have any value. */
export function isAsWanted(is: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(is) && is.length === wanted.length && wanted.every((each, at) => isAsWanted(is[at], each))
    )
  if (typeof wanted !== 'object' || wanted === null) return is === wanted
  if (typeof is !== 'object' || is === null) return false
  return Object.entries(wanted).every(([key, value]) =>
    isAsWanted((is as Record<string, unknown>)[key], value),
  )
}

/** A list in an answer; empty when it is missing. */
export function listOf(answer: Record<string, unknown> | null, name: string): Record<string, unknown>[] {
  const list = answer?.[name]
  return Array.isArray(list) ? list : []
}
