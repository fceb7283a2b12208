import { createServer, type Server } from 'node:net'

export interface Canary {
  /** Connections so far, on any of its ports. */
  connections(): number
  /** Addresses of its own on which it really listens. */
  readonly urls: readonly string[]
  close(): Promise<void>
}

/**
 * What nothing may ever reach: listens on loopback, on the ports of the web where this user may (root, as in CI), and
 * on one of the system's choosing. A connection counts before a byte is sent.
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
