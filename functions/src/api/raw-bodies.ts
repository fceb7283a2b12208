import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { DECLARED_TYPE } from './body.ts'

/**
 * Keeps the Functions runtime from parsing JSON bodies of the API. It parses them before any of our code runs and
 * answers a malformed one with an HTML page that shows a stack trace (seen with firebase-tools 15 and with
 * functions-framework 4). So, as a request starts, its type is moved aside: the runtime then hands over the bytes.
 * Requests for the task and event functions, which need the runtime's parsing, are left alone.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    delete request.headers[DECLARED_TYPE]
    const type = request.headers['content-type']
    if (type === undefined || !isApiRequest(request)) return
    request.headers[DECLARED_TYPE] = type
    request.headers['content-type'] = 'application/octet-stream'
  })
}

function isApiRequest(request: IncomingMessage): boolean {
  return request.url !== undefined && /\/api\//.test(request.url.split('?', 1)[0] ?? '')
}
