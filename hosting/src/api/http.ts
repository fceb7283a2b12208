import { CLIENT_VERSION, CLIENT_VERSION_HEADER } from '@gaplens/contracts/client-version'
import { HTTP_TIMEOUT_MS } from '@gaplens/contracts/limits'
import type { z } from 'zod'
import { ApiError, accountDisabled, clientError, errorFromAnswer, notAuthenticated } from './api-error.ts'
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

/** An answer with its whole body. */
interface Answer {
  readonly status: number
  readonly ok: boolean
  readonly body: unknown
}

async function readAnswer(response: Response, as: Call['as']): Promise<Answer> {
  const { status, ok } = response
  return { status, ok, body: await (ok && as !== undefined ? response[as]() : readJson(response)) }
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

  async function attempt(call: Call, forceRefresh: boolean): Promise<Answer> {
    const idToken = await token(forceRefresh).catch((cause: unknown) => {
      const code = authErrorCode(cause)
      if (code === 'user-disabled') throw ended(accountDisabled(cause))
      throw code === 'network-request-failed' ? clientError('network', cause) : cause
    })
    if (idToken === null) throw notAuthenticated()
    const appCheck = await appCheckHeader()
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      const response = await send(`${baseUrl}${call.path}`, {
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
      // The connection may also be lost between the head of the answer and the end of its body.
      return await readAnswer(response, call.as)
    } catch (cause) {
      if (call.signal?.aborted || cause instanceof ApiError) throw cause
      throw clientError(limit.aborted ? 'timeout' : 'network', cause)
    }
  }

  /** @returns the answer's body parsed by `schema`, which gets `undefined` if there is no body */
  return async function request<T>(call: Call, schema: z.ZodType<T>): Promise<T> {
    const answer = await attempt(call, false)
    if (answer.ok) return parse(answer.body, schema)
    const error = ended(errorFromAnswer(answer.status, answer.body))
    if (error.code === 'client-outdated') options.onOutdated?.()
    if (!isRenewable(error)) throw error
    // A token that the server considers expired, e.g. after the clock was set, or that is older than the verification of the
    // address, is renewed once.
    const second = await attempt(call, true)
    if (!second.ok) throw ended(errorFromAnswer(second.status, second.body))
    return parse(second.body, schema)
  }

  function parse<T>(body: unknown, schema: z.ZodType<T>): T {
    const parsed = schema.safeParse(body)
    if (parsed.success) return parsed.data
    options.onOutdated?.()
    throw clientError('bad-answer', parsed.error)
  }
}

/** Sends one request and parses its answer. */
export type Http = ReturnType<typeof createHttp>
