import { lookup } from 'node:dns/promises'
import { connect, type LookupFunction, type Socket } from 'node:net'
import { isPublicAddress } from './address.ts'

/** The machine's network, as far as it is used. Tests stand in for the names and the wires; the policy stays. */
export interface Network {
  /** Every address of a name. Rejects for a name that has none. */
  resolve(hostname: string): Promise<readonly string[]>
  /** Begins a connection to one of these addresses, and to nothing else. */
  dial(addresses: readonly string[], port: number): Socket
  /** Certificates trusted in place of the machine's. */
  readonly certificateAuthorities?: readonly string[] | undefined
}

export const REAL_NETWORK: Network = {
  async resolve(hostname) {
    const answers = await lookup(hostname, { all: true })
    return answers.map(({ address }) => address)
  },
  dial(addresses, port) {
    // Given the addresses themselves, the socket asks no resolver again: there is nothing to rebind. Several are raced
    // as RFC 8305 says.
    const socket = connect({
      host: 'checked.invalid',
      port,
      lookup: answerWith(addresses),
      autoSelectFamily: true,
      // Node's quarter of a second gives up on the other side of the globe.
      autoSelectFamilyAttemptTimeout: 1_000,
    })
    socket.prependOnceListener('connect', () => {
      const { remoteAddress } = socket
      if (remoteAddress !== undefined && isPublicAddress(remoteAddress)) return
      socket.destroy(forbidden())
    })
    return socket
  },
}

function answerWith(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  return (_hostname, options, callback) => {
    const [first] = answers
    if (first === undefined || !addresses.every(isPublicAddress)) callback(forbidden(), '', 4)
    else if (options.all === true) callback(null, answers)
    else callback(null, first.address, first.family)
  }
}

function forbidden(): NodeJS.ErrnoException {
  return Object.assign(new Error('not an address to connect to'), { code: 'EFORBIDDEN' })
}
