import { API_ERRORS, type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'

/** Failures that never reached the API, or whose answer is not one of its own. */
const CLIENT_ERRORS = {
  network: '無法連線到伺服器，請檢查網路後再試一次。',
  timeout: '伺服器太久沒有回應，請稍後再試。',
  'bad-answer': '伺服器的回應格式不正確，請重新整理頁面後再試。',
} as const

export type ClientErrorCode = keyof typeof CLIENT_ERRORS | 'http'

interface ApiErrorDetails {
  status?: number
  field?: string | undefined
  cause?: unknown
}

/** The one error of every call to the API. `message` may be shown to the user as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode | ClientErrorCode
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** The invalid request field, if there is one. */
  readonly field: string | undefined

  constructor(code: ApiErrorCode | ClientErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    this.status = details.status ?? 0
    this.field = details.field
  }
}

export function clientError(code: keyof typeof CLIENT_ERRORS, cause: unknown): ApiError {
  return new ApiError(code, CLIENT_ERRORS[code], { cause })
}

/** The error of calls that need a user when nobody is signed in. */
export function notAuthenticated(): ApiError {
  return new ApiError('unauthenticated', 'User not authenticated', { status: 401 })
}

/** The error of calls of an account whose token the identity provider no longer renews. */
export function accountDisabled(cause: unknown): ApiError {
  const { status, message } = API_ERRORS['account-disabled']
  return new ApiError('account-disabled', message, { status, cause })
}

const FALLBACK_BY_STATUS: Partial<Record<number, ApiErrorCode>> = {
  401: 'unauthenticated',
  402: 'insufficient-points',
}

/** Reads an answer that is not a success; proxies and emulators also answer with HTML or nothing. */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  const parsed = ErrorAnswerSchema.safeParse(body)
  if (parsed.success) {
    const { code, message, field, requestId } = parsed.data.error
    // With these the support can find the request in the logs; the message of an unexpected error asks for it.
    const isForSupport = code === 'internal' || code === 'unavailable'
    const said = isForSupport ? `${message}（錯誤代碼 ${requestId}）` : message
    return new ApiError(code, said, { status, field })
  }
  const known = FALLBACK_BY_STATUS[status]
  if (known) return new ApiError(known, API_ERRORS[known].message, { status })
  return new ApiError('http', `伺服器沒有正常回應，請稍後再試（HTTP error! status: ${status}）。`, { status })
}

/** Whether the API answered that the resource does not exist or is not the user's. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

const REFUSED_FOR_NOW: ReadonlySet<string> = new Set<ApiErrorCode>([
  'analyses-paused',
  'capacity-reached',
  'free-capacity-reached',
  'long-wait',
  'queue-full',
])

/** Whether the request may have been executed nevertheless, or may succeed if repeated unchanged. */
export function isUnsettled(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  // Switched off by an admin, daily limit reached, or long queue: repeating it at once is useless.
  if (REFUSED_FOR_NOW.has(error.code)) return false
  return error.status === 0 || error.status >= 500 || error.code === 'user-not-ready'
}
