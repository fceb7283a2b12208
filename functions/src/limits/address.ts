import type { IncomingMessage } from 'node:http'
import { environment } from '../runtime/environment.ts'
import { log } from '../runtime/log.ts'

/** Where a request comes from, and what that was read from. */
export interface ClientAddress {
  readonly address: string
  /** Entries of the header `X-Forwarded-For`. */
  readonly entries: number
  /** How many of them, from the end, belong to proxies in front of this function. */
  readonly trustedHops: number
}

/**
 * The IP address that a request comes from. Each proxy appends the address of its caller to the header, so the entry before
 * those of the trusted proxies is the visitor's address, and any earlier entry was sent by the visitor.
 * Someone who calls the function directly can forge the address. Limits by address therefore only hold back ordinary
 * visitors; the daily ceilings on analyses and model calls hold back everyone else.
 * @param trustedHops proxies that add an entry behind the visitor's: with Hosting in front, its own
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): ClientAddress {
  const entries = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  const address = entries.at(-1 - trustedHops) ?? entries[0] ?? request.socket.remoteAddress ?? 'unknown'
  return { address, entries: entries.length, trustedHops }
}

/** The address by the deployment's setting `TRUSTED_HOPS`. */
export function addressOf(request: IncomingMessage): string {
  const client = clientAddress(request, environment().trustedHops)
  if (!hasLogged && lacksEntries(request, client)) {
    hasLogged = true
    log('ERROR', 'client-address-unclear', { entries: client.entries, trusted: client.trustedHops })
  }
  return client.address
}

let hasLogged = false

/** Whether a request through Hosting has fewer entries than the setting expects, so that the address is a proxy's. */
function lacksEntries(request: IncomingMessage, { entries, trustedHops }: ClientAddress): boolean {
  return (
    process.env.K_SERVICE !== undefined &&
    request.headers['x-forwarded-host'] !== undefined &&
    entries <= trustedHops
  )
}
