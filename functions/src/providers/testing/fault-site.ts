import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'

export const PAGE = '<!doctype html><title>頁面</title><p>內容'

/** 32 MB of nothing, compressed by each method. */
let bombs: Readonly<Record<string, Buffer>> | undefined
function makeBombs(): Readonly<Record<string, Buffer>> {
  const nothing = Buffer.alloc(32 * 1024 * 1024)
  return {
    gzip: gzipSync(nothing),
    deflate: deflateSync(nothing),
    br: brotliCompressSync(nothing, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    zstd: zstdCompressSync(nothing),
  }
}
const COMPRESSED: Record<string, (text: string) => Buffer> = {
  gzip: gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
}

export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void

/** A site whose pages each misbehave in the way that the path names. Each site counts its own visits. */
export function createFaultSite(): Handler & { readonly visits: Map<string, number> } {
  // Compressing takes long enough to look like a slow server, so it is done before the first request.
  bombs ??= makeBombs()
  const visits = new Map<string, number>()

  const handler: Handler = (request, response, url) => {
    const path = url.pathname
    const visit = (visits.get(path) ?? 0) + 1
    visits.set(path, visit)
    const [, name = '', argument = ''] = path.split('/')
    const page = PAGES[name]
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (page === undefined) response.writeHead(404).end('none')
    else page({ request, response, argument, visit, url })
  }
  return Object.assign(handler, { visits })
}

interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly argument: string
  readonly visit: number
  readonly url: URL
}

const PAGES: Record<string, (visit: Visit) => void> = {
  ok: ({ response }) => response.end(PAGE),
  echo: ({ request, response }) => response.end(JSON.stringify(request.headers)),
  status: ({ response, argument }) => response.writeHead(Number(argument)).end('error'),
  challenge: ({ response }) => response.writeHead(403, { 'cf-mitigated': 'challenge' }).end('wait'),
  hang: () => {},
  /** Sends the headers and a few bytes, then nothing. */
  stall: ({ response }) => void response.write(PAGE),
  /** Sends one byte at a time without end, each within the time limit. */
  trickle: ({ response }) => {
    const timer = setInterval(() => response.write('.'), 30)
    response.once('close', () => clearInterval(timer))
  },
  /** Sends a body without end and without an announced length. */
  flood: ({ response }) => {
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', pour)
    pour()
  },
  announced: ({ response }) => response.writeHead(200, { 'content-length': '99999999' }).write('x'),
  bomb: ({ response, argument }) =>
    response.writeHead(200, { 'content-encoding': argument }).end(bombs?.[argument]),
  compressed: ({ response, argument }) =>
    response.writeHead(200, { 'content-encoding': argument }).end(COMPRESSED[argument]?.(PAGE)),
  corrupt: ({ response, argument }) =>
    response.writeHead(200, { 'content-encoding': argument }).end('this was never compressed'),
  cut: ({ response }) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(PAGE.repeat(50)).subarray(0, 30)),
  /** Sends less than announced, then closes the connection properly. */
  short: ({ request, response }) => {
    response.writeHead(200, { 'content-length': '1000' }).write('x'.repeat(10), () => request.socket.end())
  },
  reset: ({ request }) => request.socket.resetAndDestroy(),
  'reset-inside': ({ request, response }) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('x'.repeat(10), () => setTimeout(() => request.socket.resetAndDestroy(), 20))
  },
  garbage: ({ request }) => request.socket.end('SSH-2.0-OpenSSH_9.6\r\n\r\n'),
  'huge-headers': ({ request }) =>
    request.socket.end(`HTTP/1.1 200 OK\r\n${`X-A: ${'a'.repeat(4000)}\r\n`.repeat(20)}\r\n`),
  loop: ({ response, url, argument }) =>
    response.writeHead(302, { location: `/loop/${Number(argument) + 1}${url.search}` }).end(),
  /** `/redirect/3` leads to `/ok` in three redirects. */
  redirect: ({ response, argument }) => {
    const left = Number(argument)
    response.writeHead(301, { location: left === 1 ? '../ok#part' : `/redirect/${left - 1}` }).end()
  },
  to: ({ response, url }) => response.writeHead(307, { location: url.searchParams.get('u') ?? '' }).end(),
  /** Sends the Location header in raw UTF-8, as many servers do. */
  'raw-location': ({ response }) =>
    response.writeHead(302, { location: Buffer.from('/ok/頁面').toString('latin1') }).end(),
  'no-location': ({ response }) => response.writeHead(302).end(),
  'bad-location': ({ response }) => response.writeHead(302, { location: 'http://[' }).end(),
  /** Fails once with the status, then works. */
  once: ({ response, argument, visit }) =>
    visit === 1 ? response.writeHead(Number(argument)).end() : response.end(PAGE),
  /** Fails once, then redirects to what fails once. */
  'once-to': ({ response, visit }) =>
    response.writeHead(visit === 1 ? 503 : 302, { location: '/once/502' }).end(),
  'once-reset': ({ request, response, visit }) => {
    if (visit === 1) request.socket.resetAndDestroy()
    else response.end(PAGE)
  },
  'once-later': ({ response, argument, visit }) =>
    visit === 1 ? response.writeHead(503, { 'retry-after': argument }).end() : response.end(PAGE),
  typed: ({ response, url }) => {
    const type = url.searchParams.get('type')
    if (type === null) response.removeHeader('content-type')
    else response.setHeader('content-type', type)
    response.end(url.searchParams.get('body') ?? PAGE)
  },
}
