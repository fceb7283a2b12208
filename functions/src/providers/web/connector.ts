import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { ProviderError } from '../error.ts'
import type { Network } from './network.ts'
import { orAbort } from './or-abort.ts'
import { pageError } from './page-error.ts'
import { isPublicAddress } from './public-address.ts'
import { isSandboxHost } from './target.ts'

/** Opens every connection of the fetcher, so that each address is checked in one place. */
export interface Connector {
  /** @throws ProviderError with a `PageFailureCode` */
  tcp(hostname: string, port: number): Promise<Socket>
  /** @throws ProviderError with a `PageFailureCode` */
  tls(hostname: string, port: number, protocols: string[]): Promise<TLSSocket>
  /** Closes all connections, including those that are being opened. */
  close(): void
}

export interface ConnectorConfig {
  readonly network: Network
  /** Limit for name resolution, connection and TLS handshake together. */
  readonly connectMs: number
  /** Port of this machine that serves `*.test` hosts. It is the only loopback port that can be reached. */
  readonly sandboxPort: number | undefined
}

export function createConnector({ network, connectMs, sandboxPort }: ConnectorConfig): Connector {
  const open = new Set<Socket>()
  let closed = false

  async function openTcp(hostname: string, port: number, signal: AbortSignal): Promise<Socket> {
    const toSandbox = sandboxPort !== undefined && isSandboxHost(hostname)
    const addresses = toSandbox ? [] : await findInTime(hostname, port, signal)
    if (closed) throw new ProviderError('connect-failed', { detail: 'the fetcher is closed' })
    const socket = toSandbox
      ? connectPlain({ host: '127.0.0.1', port: sandboxPort })
      : network.dial(addresses, port)
    track(socket)
    await established(socket, 'connect', signal)
    socket.setNoDelay(true)
    return socket
  }

  function findInTime(hostname: string, port: number, signal: AbortSignal): Promise<readonly string[]> {
    return orAbort(findAddresses(network, hostname, port), signal).catch((error: unknown) => {
      throw signal.aborted ? new ProviderError('dns-failed', { detail: 'no answer in time' }) : error
    })
  }

  function track(socket: Socket): void {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    // An unhandled error of an idle connection would end the process. Requests have error listeners of their own.
    socket.on('error', () => {})
  }

  async function bounded<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(new ProviderError('connect-timeout')), connectMs)
    try {
      return await run(controller.signal)
    } catch (error) {
      throw pageError(error)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    tcp: (hostname, port) => bounded((signal) => openTcp(hostname, port, signal)),
    tls: (hostname, port, protocols) =>
      bounded(async (signal) => {
        const plain = await openTcp(hostname, port, signal)
        const secure = connectTls({
          socket: plain,
          ALPNProtocols: protocols,
          ...(isIP(hostname) === 0 && { servername: hostname.replace(/\.$/, '') }),
          ...(network.certificateAuthorities && { ca: [...network.certificateAuthorities] }),
        })
        track(secure)
        await established(secure, 'secureConnect', signal)
        return secure
      }),
    close() {
      closed = true
      for (const socket of open) socket.destroy()
    },
  }
}

/** Resolves a name. One forbidden address among its addresses makes the name untrustworthy, so all are refused. */
async function findAddresses(network: Network, hostname: string, port: number): Promise<readonly string[]> {
  if (port !== 80 && port !== 443) throw forbidden(`port ${port}`)
  const literal = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(literal) === 0 ? await resolve(network, hostname) : [literal]
  const bad = addresses.find((address) => !isPublicAddress(address))
  if (bad !== undefined) throw forbidden(bad)
  return addresses
}

async function resolve(network: Network, hostname: string): Promise<readonly string[]> {
  if (!hostname.replace(/\.$/, '').includes('.')) throw forbidden('a name without a dot')
  const addresses = await network.resolve(hostname).catch((cause: unknown) => {
    throw new ProviderError('dns-failed', { detail: hostname, cause, retryable: isTemporary(cause) })
  })
  if (addresses.length === 0) throw new ProviderError('dns-failed', { detail: hostname })
  return addresses
}

/** Whether the name may be found at the next try: the resolver did not answer, or could not ask the name's servers. */
function isTemporary(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'EAI_AGAIN'
}

function forbidden(detail: string): ProviderError {
  return new ProviderError('forbidden-address', { detail })
}

/** Waits for the event. If the signal fires first, the socket is destroyed. */
function established(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopListening = () => {
      socket.off(event, onReady).off('error', onFailure).off('close', onClose)
      signal.removeEventListener('abort', onAbort)
    }
    const onReady = () => {
      // The address check has just refused the socket, and its error event is about to come.
      if (socket.destroyed) return
      stopListening()
      resolve()
    }
    const onFailure = (error: unknown) => {
      stopListening()
      socket.destroy()
      reject(error)
    }
    const onClose = () =>
      onFailure(Object.assign(new Error('closed while connecting'), { code: 'ECONNRESET' }))
    const onAbort = () => onFailure(signal.reason)
    socket.once(event, onReady).once('error', onFailure).once('close', onClose)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
