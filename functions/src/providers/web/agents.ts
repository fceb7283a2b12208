import { type AgentOptions, type ClientRequestArgs, Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Duplex } from 'node:stream'
import type { TLSSocket } from 'node:tls'
import type { Connector } from './connector.ts'

type OnSocket = (error: Error | null, socket: Duplex) => void

/**
 * HTTP/1.1 connections, kept alive for a while, all of them opened by the connector. Made here rather than taken from
 * Node: the global agents may be told by the environment to use a proxy.
 */
export interface Agents {
  readonly http: HttpAgent
  readonly https: HttpsAgent
  /** Hands over a connection that is open already; the next request to its host takes it. */
  adopt(hostname: string, port: number, socket: TLSSocket): void
  close(): void
}

export function createAgents(connector: Connector, keepAliveMs: number): Agents {
  const options: AgentOptions = { keepAlive: true, timeout: keepAliveMs, maxFreeSockets: 4 }
  const spare = new Map<string, TLSSocket>()

  class CheckedHttpAgent extends HttpAgent {
    override createConnection({ host, port }: ClientRequestArgs, onSocket?: OnSocket): undefined {
      report(connector.tcp(host ?? '', Number(port ?? 80)), onSocket)
    }
  }

  class CheckedHttpsAgent extends HttpsAgent {
    override createConnection(args: ClientRequestArgs, onSocket?: OnSocket): Duplex | undefined {
      const hostname = args.host ?? ''
      const port = Number(args.port ?? 443)
      const key = `${hostname}:${port}`
      const waiting = spare.get(key)
      spare.delete(key)
      if (waiting !== undefined && !waiting.destroyed) return waiting
      report(connector.tls(hostname, port, ['http/1.1']), onSocket)
      return undefined
    }
  }

  const http = new CheckedHttpAgent(options)
  const https = new CheckedHttpsAgent(options)
  return {
    http,
    https,
    adopt(hostname, port, socket) {
      const key = `${hostname}:${port}`
      spare.get(key)?.destroy()
      spare.set(key, socket)
      socket.setTimeout(keepAliveMs, () => spare.get(key) === socket && socket.destroy())
      socket.once('close', () => spare.get(key) === socket && spare.delete(key))
    },
    close() {
      http.destroy()
      https.destroy()
      for (const socket of spare.values()) socket.destroy()
    },
  }
}

function report(opening: Promise<Duplex>, onSocket: OnSocket | undefined): void {
  opening.then(
    (socket) => onSocket?.(null, socket),
    // Node's types ask for a socket even with an error; its code takes none.
    (error: Error) => onSocket?.(error, undefined as unknown as Duplex),
  )
}
