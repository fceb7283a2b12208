import { createServer, type Server } from 'node:net'

export interface Canary {
  /** Connections so far, on any of its ports. */
  connections(): number
  /** Addresses on which it listens. */
  readonly urls: readonly string[]
  close(): Promise<void>
}

/**
 * A server that must never be reached. It listens on loopback on a free port, and on ports 80 and 443 if this user may
 * (root, as in CI). A connection counts even before a byte is sent.
 */
export async function startCanary(): Promise<Canary> {
  let connections = 0
  const servers: Server[] = []
  const urls: string[] = []
  for (const [host, port] of [
    ['127.0.0.1', 0],
    ['127.0.0.1', 80],
    ['127.0.0.1', 443],
    ['::1', 80],
  ] as const) {
    const server = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    const listens = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, host, () => resolve(true))
    })
    if (!listens) continue
    servers.push(server)
    const address = server.address()
    if (typeof address === 'object' && address !== null) urls.push(`http://${host}:${address.port}/`)
  }
  return {
    connections: () => connections,
    urls,
    close: async () => {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}
