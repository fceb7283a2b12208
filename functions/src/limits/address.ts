import type { IncomingMessage } from 'node:http'

/**
 * Where a request comes from. Through Hosting the header ends with the visitor's address and then Hosting's own, which
 * Google's front end adds; what stands before them is the visitor's claim. Whoever calls the function directly can put
 * an address in: so this bounds visitors, and the day's ceilings of analyses and of model calls bound the rest.
 */
export function addressOf(request: IncomingMessage): string {
  const header = request.headers['x-forwarded-for']
  const hops = String(header ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  return hops.at(-2) ?? hops.at(-1) ?? request.socket.remoteAddress ?? 'unknown'
}
