import { CLIENT_VERSION, CLIENT_VERSION_HEADER } from '@gaplens/contracts/client-version'
import { HTTP_TIMEOUT_MS } from '@gaplens/contracts/limits'
import type { z } from 'zod'
import {
  type ApiError,
  accountDisabled,
  clientError,
  errorFromAnswer,
  notAuthenticated,
} from './api-error.ts'
import { appCheckHeader } from './app-check.ts'
import { authErrorCode } from './session/auth-error.ts'
import { ACCOUNT_DISABLED, SESSION_ENDED } from './session/login-reasons.ts'

/** Returns the signed-in user's ID token, or null if nobody is signed in. */
type TokenSource = (forceRefresh: boolean) => Promise<string | null>

export interface HttpOptions {
  token: TokenSource
  fetch?: typeof fetch
  baseUrl?: string
  timeoutMs?: number
  /** Called when the server rejects the session as ended, or its account as disabled. */
  onSessionEnded?: (reason: typeof SESSION_ENDED | typeof ACCOUNT_DISABLED) => void
  /** Called when the server and this page seem to have different versions. */
  onOutdated?: () => void
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base, e.g. `/results/abc`. */
  path: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Whether the request continues when the page is left (`keepalive`). */
  keepalive?: true
  /** Set if the body of a success is text or a file and not JSON. */
  as?: 'text' | 'blob'
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

async function readBody(response: Response, { as }: Call): Promise<unknown> {
  if (as === 'text') return await response.text()
  return as === 'blob' ? await response.blob() : await readJson(response)
}

/** Whether a new token may change the answer. */
function isRenewable({ status, code }: ApiError): boolean {
  return (status === 401 && code !== SESSION_ENDED) || code === 'email-unverified'
}

/** The JSON client: bearer token, time limit, answers checked against the contract's schema. */
export function createHttp(options: HttpOptions) {
  const { token, baseUrl = '/api', timeoutMs = HTTP_TIMEOUT_MS } = options
  const send = options.fetch ?? ((input, init) => fetch(input, init))

  /** Reports the error if the session ends with it. */
  function ended(error: ApiError): ApiError {
    if (error.code === SESSION_ENDED || error.code === ACCOUNT_DISABLED) options.onSessionEnded?.(error.code)
    return error
  }

  async function attempt(call: Call, forceRefresh: boolean): Promise<Response> {
    const idToken = await token(forceRefresh).catch((cause: unknown) => {
      const code = authErrorCode(cause)
      if (code === 'user-disabled') throw ended(accountDisabled(cause))
      throw code === 'network-request-failed' ? clientError('network', cause) : cause
    })
    if (idToken === null) throw notAuthenticated()
    const appCheck = await appCheckHeader()
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      return await send(`${baseUrl}${call.path}`, {
        method: call.method,
        headers: {
          Accept: call.as !== undefined ? '*/*' : 'application/json',
          Authorization: `Bearer ${idToken}`,
          [CLIENT_VERSION_HEADER]: String(CLIENT_VERSION),
          ...appCheck,
          ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...call.headers,
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        ...(call.keepalive ? { keepalive: true } : {}),
        signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
      })
    } catch (cause) {
      if (call.signal?.aborted) throw cause
      throw clientError(limit.aborted ? 'timeout' : 'network', cause)
    }
  }

  /** @returns the answer's body parsed by `schema`, which gets `undefined` if there is no body */
  return async function request<T>(call: Call, schema: z.ZodType<T>): Promise<T> {
    const response = await attempt(call, false)
    if (response.ok) return await read(response, call, schema)
    const error = ended(errorFromAnswer(response.status, await readJson(response)))
    if (error.code === 'client-outdated') options.onOutdated?.()
    if (!isRenewable(error)) throw error
    // A token that the server considers expired, e.g. after the clock was set, or that is older than the verification of the
    // address, is renewed once.
    const second = await attempt(call, true)
    if (!second.ok) throw ended(errorFromAnswer(second.status, await readJson(second)))
    return await read(second, call, schema)
  }

  async function read<T>(response: Response, call: Call, schema: z.ZodType<T>): Promise<T> {
    const body = await readBody(response, call)
    const parsed = schema.safeParse(body)
    if (!parsed.success) {
      options.onOutdated?.()
      throw clientError('bad-answer', parsed.error)
    }
    return parsed.data
  }
}

/** Sends one request and parses its answer. */
export type Http = ReturnType<typeof createHttp>
