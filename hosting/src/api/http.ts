import { HTTP_TIMEOUT_MS } from '@gaplens/contracts/limits'
import type { z } from 'zod'
import { clientError, errorFromAnswer, notAuthenticated } from './api-error.ts'
import { appCheckHeader } from './app-check.ts'

/** Answers the signed-in user's ID token, or null when nobody is signed in. */
export type TokenSource = (forceRefresh: boolean) => Promise<string | null>

export interface HttpOptions {
  token: TokenSource
  fetch?: typeof fetch
  baseUrl?: string
  timeoutMs?: number
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base, e.g. `/results/abc`. */
  path: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** The body of a success is text as it is, not JSON. */
  as?: 'text'
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (response.ok) throw clientError('bad-answer', cause)
    return undefined
  }
}

/** The JSON client: bearer token, time limit, answers checked against the contract's schema. */
export function createHttp(options: HttpOptions) {
  const { token, baseUrl = '/api', timeoutMs = HTTP_TIMEOUT_MS } = options
  const send = options.fetch ?? ((input, init) => fetch(input, init))

  async function attempt(call: Call, forceRefresh: boolean): Promise<Response> {
    const idToken = await token(forceRefresh)
    if (idToken === null) throw notAuthenticated()
    const appCheck = await appCheckHeader()
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      return await send(`${baseUrl}${call.path}`, {
        method: call.method,
        headers: {
          Accept: call.as === 'text' ? '*/*' : 'application/json',
          Authorization: `Bearer ${idToken}`,
          ...appCheck,
          ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...call.headers,
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
      })
    } catch (cause) {
      if (call.signal?.aborted) throw cause
      throw clientError(limit.aborted ? 'timeout' : 'network', cause)
    }
  }

  /** @returns the answer's body as `schema` reads it; `undefined` in, for answers without a body */
  return async function request<T>(call: Call, schema: z.ZodType<T>): Promise<T> {
    let response = await attempt(call, false)
    // A token that the server takes for expired, e.g. after the clock was set, is renewed once.
    if (response.status === 401) response = await attempt(call, true)
    const body = response.ok && call.as === 'text' ? await response.text() : await readJson(response)
    if (!response.ok) throw errorFromAnswer(response.status, body)
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw clientError('bad-answer', parsed.error)
    return parsed.data
  }
}
