import { type ClientHttp2Session, connect } from 'node:http2'
import type { TLSSocket } from 'node:tls'
import type { Agents } from './agents.ts'
import type { Connector } from './connector.ts'
import type { WebLimits } from './limits.ts'
import type { Target } from './target.ts'

/** How a request reaches its host: over a shared HTTP/2 session, or through the HTTP/1.1 agents. */
export type Route =
  | {
      readonly session: ClientHttp2Session
      /** Stops using the session after a request timed out on it. Requests under way may finish; new ones open another. */
      drop(): void
    }
  | { readonly agents: Agents }

export interface Routes {
  /** @throws ProviderError with a `PageFailureCode` when the host cannot be connected to */
  find(target: Target): Promise<Route>
  /** Uses HTTP/1.1 for this host from now on, because its HTTP/2 does not work. */
  avoidHttp2(target: Target): void
  close(): void
}

/** For how many hosts the protocol is remembered. */
const MAX_REMEMBERED = 500

/**
 * Finds out by ALPN which hosts speak HTTP/2. The connection opened for this is kept, as the HTTP/2 session or by the
 * HTTPS agent.
 */
export function createRoutes(
  connector: Connector,
  agents: Agents,
  { keepAliveMs, totalMs }: Pick<WebLimits, 'keepAliveMs' | 'totalMs'>,
): Routes {
  /** Routes by origin. A session removes itself when it ends. */
  const known = new Map<string, Promise<Route>>()
  const onlyHttp1 = new Set<string>()
  const sessions = new Set<ClientHttp2Session>()
  const direct: Route = { agents }

  async function negotiate({ origin, hostname }: Target): Promise<Route> {
    const protocols = onlyHttp1.has(origin) ? ['http/1.1'] : ['h2', 'http/1.1']
    const port = Number(new URL(origin).port || 443)
    const socket = await connector.tls(hostname, port, protocols)
    if (socket.alpnProtocol !== 'h2') {
      agents.adopt(hostname, port, socket)
      return direct
    }
    return openSession(origin, socket)
  }

  function openSession(origin: string, socket: TLSSocket): Route {
    const session = connect(origin, { createConnection: () => socket, settings: { enablePush: false } })
    const forget = () => known.delete(origin)
    sessions.add(session)
    // Answers under way may finish. If the server does not close the connection after that, we do.
    const retire = () => {
      forget()
      session.close()
      setTimeout(() => socket.destroy(), totalMs).unref()
    }
    session.on('error', forget).on('goaway', retire)
    session.once('close', () => {
      sessions.delete(session)
      forget()
    })
    session.setTimeout(keepAliveMs, retire)
    // An idle session must not keep the process alive. A request under way does so by its timer.
    session.unref()
    return { session, drop: retire }
  }

  async function find(target: Target): Promise<Route> {
    if (!target.isSecure) return direct
    const { origin } = target
    const route = known.get(origin) ?? negotiate(target)
    // Deleted and set again, so that the order of the map is the order of last use.
    known.delete(origin)
    known.set(origin, route)
    const [oldest] = known.keys()
    if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest)
    try {
      const found = await route
      if (!('session' in found && (found.session.closed || found.session.destroyed))) return found
    } catch (error) {
      if (known.get(origin) === route) known.delete(origin)
      throw error
    }
    if (known.get(origin) === route) known.delete(origin)
    return find(target)
  }

  return {
    find,
    avoidHttp2({ origin }) {
      if (onlyHttp1.size >= MAX_REMEMBERED) onlyHttp1.clear()
      onlyHttp1.add(origin)
      known.delete(origin)
    },
    close() {
      for (const session of sessions) session.destroy()
    },
  }
}
