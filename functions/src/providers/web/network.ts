import { lookup } from 'node:dns/promises'
import { connect, type LookupFunction, type Socket } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Name resolution and connections of this machine. Tests replace these and keep the policy that is built on them. */
export interface Network {
  /** All addresses of a name. Rejects when the name has none. */
  resolve(hostname: string): Promise<readonly string[]>
  /** Opens a connection to one of these addresses, and to no other. */
  dial(addresses: readonly string[], port: number): Socket
  /** Certificates that are trusted instead of those of the machine. */
  readonly certificateAuthorities?: readonly string[] | undefined
}

export const REAL_NETWORK: Network = {
  async resolve(hostname) {
    const answers = await lookup(hostname, { all: true })
    return answers.map(({ address }) => address)
  },
  dial(addresses, port) {
    // The socket is given addresses and resolves no name again, which makes DNS rebinding impossible. Several addresses
    // are tried as RFC 8305 describes.
    const socket = connect({
      host: 'checked.invalid',
      port,
      lookup: answerWith(addresses),
      autoSelectFamily: true,
      // Node's default of 250 ms is too short for servers on the other side of the globe.
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
