import { connect } from 'node:net'
import type { Network } from '../web/network.ts'

/** A public address in no one's use here; nothing is ever sent to it. */
export const PUBLIC_ADDRESS = '93.184.216.34'

export interface TestNetwork extends Network {
  /** Every address that was to be connected to, with its port. */
  readonly dialled: readonly string[]
  /** Every name that was asked for. */
  readonly resolved: readonly string[]
}

/**
 * A network whose names and wires are the test's, for the real policy to run on: names have the addresses given (all
 * others the public one), and whatever is dialled ends at a server of this machine.
 * @param ports where connections to port 80 and 443 end
 * @param names an array of addresses, or what to answer each time
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
