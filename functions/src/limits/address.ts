import type { IncomingMessage } from 'node:http'

/**
 * The IP address that a request comes from. When a request passes through Hosting, the header's last two entries are
 * the visitor's address and Hosting's own, added by Google's front end. Earlier entries are whatever the visitor sent.
 * Someone who calls the function directly can forge the address. Limits by address therefore only hold back ordinary
 * visitors; the daily ceilings on analyses and model calls hold back everyone else.
 */
export function addressOf(request: IncomingMessage): string {
  const header = request.headers['x-forwarded-for']
  const hops = String(header ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  return hops.at(-2) ?? hops.at(-1) ?? request.socket.remoteAddress ?? 'unknown'
}
