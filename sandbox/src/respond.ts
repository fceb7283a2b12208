import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const COMPRESSIBLE = /^(text\/|application\/(json|xml|javascript)|image\/svg)/
/** Smaller bodies are not compressed, because compression would not shrink them. */
const GZIP_FROM_BYTES = 512

/** Sends a complete answer with the features of real servers: validators, 304, gzip if accepted, no body for HEAD. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const headers: Record<string, string> = { ...answer.headers }
  if (answer.status === 200) {
    headers.etag ??= `"${createHash('sha1').update(answer.body).digest('base64url').slice(0, 20)}"`
    if (isFresh(request, headers)) {
      delete headers['content-type']
      response.writeHead(304, headers).end()
      return
    }
  }
  let body = answer.body
  if (COMPRESSIBLE.test(headers['content-type'] ?? '') && body.length >= GZIP_FROM_BYTES) {
    headers.vary = 'Accept-Encoding'
    if (acceptsGzip(request)) {
      body = gzipSync(body)
      headers['content-encoding'] = 'gzip'
    }
  }
  headers['content-length'] = String(body.length)
  response.writeHead(answer.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Whether the client's copy is still valid. `If-None-Match` precedes `If-Modified-Since` (RFC 9110, 13.2.2). */
function isFresh(request: IncomingMessage, headers: Readonly<Record<string, string>>): boolean {
  const tags = request.headers['if-none-match']
  if (tags !== undefined)
    return tags
      .split(',')
      .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === headers.etag)
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  const modified = Date.parse(headers['last-modified'] ?? '')
  return modified <= since
}

/** Whether `gzip` or `*` is accepted with a weight above 0. */
function acceptsGzip(request: IncomingMessage): boolean {
  const offers = String(request.headers['accept-encoding'] ?? '').toLowerCase()
  return offers
    .split(',')
    .some((offer) => /^\s*(gzip|\*)\s*(;\s*q=(0?\.[0-9]*[1-9][0-9]*|1(\.0*)?))?\s*$/.test(offer))
}

export function html(status: number, text: string): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(text) }
}

export function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(value, null, 2)),
  }
}

export function plain(status: number, text: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.from(text) }
}

export function redirect(status: 301 | 302, location: string): Answer {
  return { status, headers: { location, 'content-type': 'text/plain' }, body: Buffer.from('Moved\n') }
}
