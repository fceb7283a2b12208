import { connect } from 'node:net'
import type { Network } from '../web/network.ts'

/** A public address for tests. Nothing is ever sent to it. */
export const PUBLIC_ADDRESS = '93.184.216.34'

export interface TestNetwork extends Network {
  /** Every address that was dialled, with its port. */
  readonly dialled: readonly string[]
  /** Every name that was resolved. */
  readonly resolved: readonly string[]
}

/**
 * A network for tests, on which the real policy runs: names resolve to the given addresses (all others to the public one),
 * and every connection leads to a server of this machine.
 * @param ports the ports that connections to port 80 and 443 lead to
 * @param names the addresses of each name, or a function that returns them
 */
export function createTestNetwork(
  ports: { readonly http?: number; readonly https?: number },
  names: Readonly<Record<string, readonly string[] | (() => readonly string[])>> = {},
  certificateAuthorities?: readonly string[],
): TestNetwork {
  const dialled: string[] = []
  const resolved: string[] = []
  return {
    dialled,
    resolved,
    certificateAuthorities,
    async resolve(hostname) {
      resolved.push(hostname)
      const answer = names[hostname] ?? [PUBLIC_ADDRESS]
      return typeof answer === 'function' ? answer() : answer
    },
    dial(addresses, port) {
      dialled.push(...addresses.map((address) => `${address} ${port}`))
      return connect({ host: '127.0.0.1', port: (port === 443 ? ports.https : ports.http) ?? 1 })
    },
  }
}
