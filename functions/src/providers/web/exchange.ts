import type { IncomingHttpHeaders } from 'node:http'
import got from 'got'
import { ProviderError } from '../error.ts'
import { pageError } from './failure.ts'
import type { WebLimits } from './limits.ts'
import type { Route } from './routes.ts'
import type { Target } from './target.ts'

const MAX_HEADER_BYTES = 64 * 1024
/** Informational answers (100–199) before the one that counts; servers send one or two, if any. */
const MAX_INFORMATIONAL = 10

/** An answer's head; its body is still on the wire. Exactly one of the two methods must be called. */
export interface Exchange {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** A header's lines, each as sent: joined they could not be told apart. `name` in lower case. */
  headerLines(name: string): string[]
  /**
   * The body, decompressed.
   * @param whenTooLong `fail`, or keep what fits
   * @throws ProviderError with a `PageFailureCode`
   */
  readBody(maxBytes: number, whenTooLong: 'fail' | 'cut'): Promise<Uint8Array>
  discard(): void
}

/**
 * One GET request, without redirects and second tries.
 * @param signal its reason is thrown when it fires
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
    // Node's 16 kB are not enough for some sites' policies and cookies.
    maxHeaderSize: MAX_HEADER_BYTES,
    ...('session' in route
      ? { h2session: route.session }
      : { agent: { http: route.agents.http, https: route.agents.https } }),
  })
  // Whoever waits is told by the promise below or by the iteration; nobody may be told by an uncaught event.
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

  // Opening the connection has its own limit; the agent hands the socket over when it is open.
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

/** Node lists names and values by turns. */
function linesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name)
}

/** Memory of its own, which may be handed to a worker; a Buffer of a small page would share Node's pool. */
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
