import { request } from 'node:http'

export interface Received {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  /** Whether the answer arrived completely; false when the connection broke first. */
  readonly complete: boolean
}

export interface RequestOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Stops waiting after this time and returns what has arrived. */
  readonly forMs?: number
}

/** Requests a page by its public address from a port of this machine, over plain HTTP with the original host. */
export function requestPage(port: number, address: string, options: RequestOptions = {}): Promise<Received> {
  const url = new URL(address)
  return new Promise((resolve, reject) => {
    let answered = false
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: url.pathname + url.search,
        method: options.method ?? 'GET',
        headers: { host: url.host, ...options.headers },
        agent: false,
      },
      (response) => {
        answered = true
        const chunks: Buffer[] = []
        const finish = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            complete: response.complete,
          })
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('close', finish)
        response.on('error', finish)
      },
    )
    // A connection that breaks after the headers still gives an answer, although an incomplete one.
    sent.on('error', (error) => {
      if (!answered) reject(error)
    })
    if (options.forMs !== undefined) setTimeout(() => sent.destroy(), options.forMs).unref()
    sent.end()
  })
}
