import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Headers that tell a parser that a request has a body (RFC 9112, section 6). */
const FRAMING = ['content-length', 'transfer-encoding'] as const

/**
 * Prevents the Functions runtime from reading the bodies of API requests. It would do so before any of our code runs:
 * it inflates up to 1 GB into memory, and answers an invalid body with an HTML page that shows a stack trace (seen with
 * functions-framework 5 and firebase-tools 15). Its parsers skip a request without a body, so the headers that declare
 * one are removed when a request starts. `receiveBody` then reads the stream with a limit. Functions of other kinds need
 * the runtime's parsing and are left alone.
 * @param target the function that this process serves, if the runtime names it
 */
export function keepBodiesUnread(target: string | undefined): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (target !== 'api' && !isApiPath(request.url ?? '')) return
    for (const name of FRAMING) delete request.headers[name]
    // The runtime's own router would answer such a path with a stack trace. This path is none of our routes.
    if (!isDecodable(request.url ?? '')) request.url = '/undecodable'
  })
}

/** Whether a URL belongs to the API. Express ignores case in paths, so `/API/…` belongs to it as well. */
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
