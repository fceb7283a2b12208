import { type AgentOptions, type ClientRequestArgs, Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Duplex } from 'node:stream'
import type { TLSSocket } from 'node:tls'
import type { Connector } from './connector.ts'

type OnSocket = (error: Error | null, socket: Duplex) => void

/**
 * Agents for HTTP/1.1 that keep connections alive for a while. The connector opens every connection. Node's global
 * agents are not used, because the environment can make them use a proxy.
 */
export interface Agents {
  readonly http: HttpAgent
  readonly https: HttpsAgent
  /** Takes over an open connection. The next request to its host uses it. */
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
    // Node's types demand a socket even with an error, but its code accepts none.
    (error: Error) => onSocket?.(error, undefined as unknown as Duplex),
  )
}
