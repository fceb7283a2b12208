import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** What tells a parser that a request has a body (RFC 9112, section 6). */
const FRAMING = ['content-length', 'transfer-encoding'] as const

/**
 * Keeps the Functions runtime from reading the API's bodies. It would do so before any of our code runs: inflate up to
 * 1 GB of them into memory, and answer what it cannot read with an HTML page that shows a stack trace (seen with
 * functions-framework 5 and firebase-tools 15). Its parsers pass over a request without a body, so the headers that
 * declare one are taken away as a request starts; `receiveBody` then reads the stream itself, bounded.
 * Functions of other kinds need the runtime's parsing and are left alone.
 * @param target the function that this process serves, where the runtime says so
 */
export function keepBodiesUnread(target: string | undefined): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (target !== 'api' && !isApiPath(request.url ?? '')) return
    for (const name of FRAMING) delete request.headers[name]
    // The runtime's own router would answer it with a stack trace as well. Of ours it is no route.
    if (!isDecodable(request.url ?? '')) request.url = '/undecodable'
  })
}

/** Express finds routes whatever their case, so `/API/…` is the API as well. */
function isApiPath(url: string): boolean {
  return /\/api(\/|$)/i.test(url.split('?', 1)[0] ?? '')
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
