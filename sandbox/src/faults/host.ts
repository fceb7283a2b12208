import type { IncomingMessage, ServerResponse } from 'node:http'
import { plain, send } from '../respond.ts'
import { PAGES } from './pages.ts'
import { STREAMS } from './streams.ts'

export const FAULTS_HOST = 'faults.test'
export const FAULT_PATHS: readonly string[] = [...Object.keys(PAGES), ...Object.keys(STREAMS)]

/** Every fault ends by itself after this time. */
const FAULT_LIMIT_MS = 110_000

export interface Faults {
  handle(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Ends all answers that are still being sent. */
  close(): void
}

/** A site on which every path shows a different fault. */
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
        // An aborted signal is the normal end: the client left, the time limit passed, or the server closes.
        if (!signal.aborted) throw error
      } finally {
        if (!response.writableEnded) response.destroy()
      }
    },
  }
}
