import type { IncomingHttpHeaders } from 'node:http'
import got from 'got'
import { ProviderError } from '../error.ts'
import { pageError } from './failure.ts'
import type { WebLimits } from './limits.ts'
import type { Route } from './routes.ts'
import type { Target } from './target.ts'

const MAX_HEADER_BYTES = 64 * 1024
/** How many informational answers (100–199) are taken before the real one. Servers send one or two, if any. */
const MAX_INFORMATIONAL = 10

/** The head of an answer, whose body is not read yet. Exactly one of `readBody` and `discard` must be called. */
export interface Exchange {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The lines of a header, each as sent, because joined lines cannot be separated again. `name` must be in lower case. */
  headerLines(name: string): string[]
  /**
   * The body, decompressed.
   * @param whenTooLong `fail` throws for a body that is too long, `cut` keeps its beginning
   * @throws ProviderError with a `PageFailureCode`
   */
  readBody(maxBytes: number, whenTooLong: 'fail' | 'cut'): Promise<Uint8Array>
  discard(): void
}

/**
 * Makes one GET request. Redirects are not followed and failures are not retried.
 * @param signal aborts the request; its reason is thrown
 * @throws ProviderError with a `PageFailureCode`
 */
export async function exchange(
  route: Route,
  target: Target,
  options: {
    readonly headers: Readonly<Record<string, string>>
    readonly limits: WebLimits
    readonly signal: AbortSignal
  },
): Promise<Exchange> {
  const { headers, limits } = options
  const ending = new AbortController()
  const signal = AbortSignal.any([options.signal, ending.signal])
  const stream = got.stream(target.wireUrl, {
    headers,
    signal,
    followRedirect: false,
    throwHttpErrors: false,
    retry: { limit: 0 },
    // Some sites send more than Node's default of 16 kB in policies and cookies.
    maxHeaderSize: MAX_HEADER_BYTES,
    ...('session' in route
      ? { h2session: route.session }
      : { agent: { http: route.agents.http, https: route.agents.https } }),
  })
  // The promise below and the reading of the body report errors. Without this listener the event would end the process.
  stream.on('error', () => {})

  let timer: NodeJS.Timeout | undefined
  const expectWithin = (ms: number, code: 'first-byte-timeout' | 'idle-timeout') => {
    clearTimeout(timer)
    timer = setTimeout(() => ending.abort(new ProviderError(code)), ms)
  }
  const failure = (error: unknown) => {
    clearTimeout(timer)
    stream.destroy()
    if (signal.aborted && 'session' in route) route.drop()
    return signal.aborted ? signal.reason : pageError(error)
  }

  // The timer starts when the agent hands over an open socket, because opening a connection has a limit of its own.
  stream.once('request', (request) => {
    const waiting = () => expectWithin(limits.firstByteMs, 'first-byte-timeout')
    if ('session' in route || request.socket) waiting()
    else request.once('socket', waiting)
    let informational = 0
    request.on('information', () => {
      informational += 1
      if (informational > MAX_INFORMATIONAL) ending.abort(new ProviderError('bad-response'))
    })
  })

  const head = await new Promise<{ statusCode: number; headers: IncomingHttpHeaders; rawHeaders: string[] }>(
    (resolve, reject) => {
      stream.once('response', resolve)
      stream.once('error', reject)
    },
  ).catch((error: unknown) => {
    throw failure(error)
  })
  clearTimeout(timer)

  return {
    status: head.statusCode,
    headers: head.headers,
    headerLines: (name) => linesOf(head.rawHeaders, name),
    async readBody(maxBytes, whenTooLong) {
      const chunks: Uint8Array[] = []
      let size = 0
      expectWithin(limits.idleMs, 'idle-timeout')
      try {
        for await (const chunk of stream as AsyncIterable<Uint8Array>) {
          timer?.refresh()
          chunks.push(chunk)
          size += chunk.length
          if (size <= maxBytes) continue
          if (whenTooLong === 'fail') throw new ProviderError('too-large')
          break
        }
      } catch (error) {
        throw failure(error)
      }
      clearTimeout(timer)
      stream.destroy()
      return concat(chunks, Math.min(size, maxBytes))
    },
    discard() {
      stream.destroy()
    },
  }
}

/** The values of a header. Node lists names and values alternately. */
function linesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name)
}

/** Joins chunks in memory of their own, which can be transferred to a worker. A small Buffer would share Node's pool. */
function concat(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    const part = chunk.subarray(0, size - at)
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
