import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { WebFetcher } from '../types.ts'
import { createFetcher } from '../web/fetcher.ts'
import { DEFAULT_LIMITS, type WebLimits } from '../web/limits.ts'
import { createTestNetwork, type TestNetwork } from './test-network.ts'

export interface Site {
  readonly server: Server
  readonly port: number
  /** Connections that are open now. */
  readonly open: ReadonlySet<Socket>
  /** Number of connections since the start. */
  readonly total: () => number
  close(): Promise<void>
}

/** A site on loopback that counts its connections. */
export async function openSite(onRequest: RequestListener, server = createServer()): Promise<Site> {
  const open = new Set<Socket>()
  let total = 0
  server.on('request', onRequest)
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('connection', (socket) => {
    total++
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    port: (server.address() as AddressInfo).port,
    open,
    total: () => total,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

/** A fetcher with the real policy, for which public addresses lead to these ports on loopback. */
export function openFetcher(
  ports: { readonly http?: number; readonly https?: number },
  limits: Partial<WebLimits> = {},
  options: {
    readonly certificate?: string
    readonly sandboxPort?: number
    readonly userAgent?: string
    readonly now?: () => Date
  } = {},
): { fetcher: WebFetcher; network: TestNetwork } {
  const network = createTestNetwork(
    ports,
    {},
    options.certificate === undefined ? undefined : [options.certificate],
  )
  const fetcher = createFetcher({
    userAgent: options.userAgent ?? 'TestBot/1.0 (+https://test.example/bot)',
    sandboxPort: options.sandboxPort,
    limits: { ...DEFAULT_LIMITS, ...limits },
    network,
    now: options.now ?? (() => new Date()),
  })
  return { fetcher, network }
}

/** Waits until the condition holds; fails the test when it does not within two seconds. */
export async function eventually(condition: () => boolean): Promise<void> {
  const until = Date.now() + 2_000
  while (!condition()) {
    if (Date.now() > until) throw new Error('it did not come to hold')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
