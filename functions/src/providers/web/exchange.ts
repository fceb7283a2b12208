import type { IncomingHttpHeaders } from 'node:http'
import got, { type Request } from 'got'
import { ProviderError } from '../error.ts'
import type { WebLimits } from './limits.ts'
import { pageError } from './page-error.ts'
import type { Route } from './routes.ts'
import type { Target } from './target.ts'

const MAX_HEADER_BYTES = 64 * 1024
/** How many informational answers (100–199) are taken before the real one. Servers send one or two, if any. */
const MAX_INFORMATIONAL = 10

/** The head of an answer, whose body is not read yet. Exactly one of `readBody` and `discard` must be called. */
export interface Exchange {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly receivedAt: Date
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
    readonly now: () => Date
    readonly signal: AbortSignal
  },
): Promise<Exchange> {
  const { headers, limits, now } = options
  const guard = createStallGuard()
  const signal = AbortSignal.any([options.signal, guard.signal])
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
  const failure = (error: unknown) => {
    guard.stop()
    stream.destroy()
    if (signal.aborted && 'session' in route) route.drop()
    return signal.aborted ? signal.reason : pageError(error)
  }

  expectFirstByte(stream, 'session' in route, limits.firstByteMs, guard)
  const head = await headOf(stream).catch((error: unknown) => {
    throw failure(error)
  })
  guard.stop()

  return {
    status: head.statusCode,
    headers: head.headers,
    receivedAt: now(),
    headerLines: (name) => linesOf(head.rawHeaders, name),
    async readBody(maxBytes, whenTooLong) {
      guard.expectWithin(limits.idleMs, 'idle-timeout')
      const body = await readAll(stream, maxBytes, whenTooLong, guard).catch((error: unknown) => {
        throw failure(error)
      })
      guard.stop()
      stream.destroy()
      return body
    },
    discard() {
      stream.destroy()
    },
  }
}

/** Ends an exchange whose next part does not come in time, or which is answered badly. */
interface StallGuard {
  readonly signal: AbortSignal
  /** Starts the timer anew. When it is over, the signal fires with an error of this code. */
  expectWithin(ms: number, code: 'first-byte-timeout' | 'idle-timeout'): void
  /** Gives the running timer its whole time again. */
  refresh(): void
  stop(): void
  /** Fires the signal at once. */
  end(code: 'bad-response'): void
}

function createStallGuard(): StallGuard {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    signal: ending.signal,
    expectWithin(ms, code) {
      clearTimeout(timer)
      timer = setTimeout(() => ending.abort(new ProviderError(code)), ms)
    },
    refresh: () => void timer?.refresh(),
    stop: () => clearTimeout(timer),
    end: (code) => ending.abort(new ProviderError(code)),
  }
}

/** The time for the first byte starts when the agent hands over an open socket: opening a connection has a limit of its own. */
function expectFirstByte(stream: Request, hasSession: boolean, ms: number, guard: StallGuard): void {
  stream.once('request', (request) => {
    const expect = () => guard.expectWithin(ms, 'first-byte-timeout')
    if (hasSession || request.socket) expect()
    else request.once('socket', expect)
    let informational = 0
    request.on('information', () => {
      informational += 1
      if (informational > MAX_INFORMATIONAL) guard.end('bad-response')
    })
  })
}

interface Head {
  readonly statusCode: number
  readonly headers: IncomingHttpHeaders
  readonly rawHeaders: readonly string[]
}

function headOf(stream: Request): Promise<Head> {
  return new Promise((resolve, reject) => {
    stream.once('response', resolve)
    stream.once('error', reject)
  })
}

/** @throws ProviderError `too-large`, or the error of the stream */
async function readAll(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
  whenTooLong: 'fail' | 'cut',
  guard: StallGuard,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    guard.refresh()
    chunks.push(chunk)
    size += chunk.length
    if (size <= maxBytes) continue
    if (whenTooLong === 'fail') throw new ProviderError('too-large')
    break
  }
  return concat(chunks, Math.min(size, maxBytes))
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
