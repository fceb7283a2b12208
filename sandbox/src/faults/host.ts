import type { IncomingMessage, ServerResponse } from 'node:http'
import { plain, send } from '../http/respond.ts'
import { PAGES } from './pages.ts'
import { STREAMS } from './streams.ts'

export const FAULTS_HOST = 'faults.test'
export const FAULT_PATHS: readonly string[] = [...Object.keys(PAGES), ...Object.keys(STREAMS)]

/** Whatever misbehaves ends by itself after this long. */
const FAULT_LIMIT_MS = 110_000

export interface Faults {
  handle(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Ends what is still under way. */
  close(): void
}

/** The site whose pages go wrong, one way a path. */
export function createFaults(limitMs = FAULT_LIMIT_MS): Faults {
  const stopped = new AbortController()
  return {
    close: () => stopped.abort(),
    async handle(url, request, response) {
      const page = PAGES[url.pathname]
      if (page) return send(request, response, page(url))
      const stream = STREAMS[url.pathname]
      if (!stream) return send(request, response, plain(404, 'Not found\n'))
      const ended = new AbortController()
      response.once('close', () => ended.abort())
      const signal = AbortSignal.any([stopped.signal, ended.signal, AbortSignal.timeout(limitMs)])
      try {
        await stream(response, signal)
      } catch (error) {
        // The signal ended it: by the client, by the limit, or by the server's own close.
        if (!signal.aborted) throw error
      } finally {
        if (!response.writableEnded) response.destroy()
      }
    },
  }
}
