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
 * The IP address that a request comes from. Each proxy adds the address that it was asked from, so what stands before
 * the entries of the trusted ones is the visitor's address, and what stands before that is whatever the visitor sent.
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
  if (!isTold && isShort(request, client)) {
    isTold = true
    log('ERROR', 'client-address-unclear', { entries: client.entries, trusted: client.trustedHops })
  }
  return client.address
}

let isTold = false

/** Whether a request that came by Hosting has fewer entries than the setting expects: then it names a proxy, not a visitor. */
function isShort(request: IncomingMessage, { entries, trustedHops }: ClientAddress): boolean {
  return (
    process.env.K_SERVICE !== undefined &&
    request.headers['x-forwarded-host'] !== undefined &&
    entries <= trustedHops
  )
}
