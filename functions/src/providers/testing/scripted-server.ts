import type { IncomingHttpHeaders } from 'node:http'
import { listen, readBody } from './listen.ts'

/** One answer of a scripted server. */
export interface ScriptedAnswer {
  /** 200 by default. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown
  /** `reset`: the connection is cut instead. `hang`: nothing is ever sent. `stall`: the body never ends. */
  readonly fault?: 'reset' | 'hang' | 'stall'
}

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface ScriptedServer {
  readonly baseUrl: string
  readonly requests: readonly ReceivedRequest[]
  close(): Promise<void>
}

/**
 * An HTTP server on loopback that replaces a vendor's.
 * @param script answers in order, the last one repeated; or a function of the request
 */
export async function startScriptedServer(
  script: readonly ScriptedAnswer[] | ((request: ReceivedRequest, count: number) => ScriptedAnswer),
): Promise<ScriptedServer> {
  const requests: ReceivedRequest[] = []
  const answerTo =
    typeof script === 'function'
      ? script
      : (_request: ReceivedRequest, count: number) => script[Math.min(count, script.length) - 1] ?? {}

  const listening = await listen(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in.test')
    const received: ReceivedRequest = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: await readBody(request),
    }
    requests.push(received)
    const { status = 200, headers, body = {}, fault } = answerTo(received, requests.length)
    if (fault === 'hang') return
    if (fault === 'reset') return void request.socket.resetAndDestroy()
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    if (fault === 'stall') response.write(text.slice(0, -1))
    else response.end(text)
  })
  return { baseUrl: listening.baseUrl, requests, close: listening.close }
}
