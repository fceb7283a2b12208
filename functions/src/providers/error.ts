import { isPageFailureCode, type PageFailureCode } from '@gaplens/contracts/errors'

export type SearchFailureCode =
  | 'search-quota'
  | 'search-rate'
  | 'search-auth'
  | 'search-bad-request'
  | 'search-unavailable'
const MODEL_FAILURES = [
  'model-not-configured',
  'model-auth',
  'model-rate',
  'model-unavailable',
  'model-timeout',
  'model-blocked',
  'model-truncated',
  'model-empty',
  'model-bad-request',
  /** Not called, because the breaker is open. */
  'model-paused',
  /** Not called, because the daily limit is reached. */
  'model-ceiling',
] as const
export type ModelFailureCode = (typeof MODEL_FAILURES)[number]
type TaskFailureCode = 'task-unavailable' | 'task-refused'

/** A failure of a vendor or a web site. It is the only error that a provider throws. */
export class ProviderError<Code extends string = string> extends Error {
  override readonly name = 'ProviderError'
  readonly code: Code
  readonly retryable: boolean
  /** HTTP status of the answer, where there was one. */
  readonly status: number | null
  /** The pause that the server asked for, in milliseconds; 0 when it named none. */
  readonly retryAfterMs: number
  /** The tokens of a model's unusable answer, which are billed too; null when unknown. */
  readonly tokens: { readonly promptTokens: number; readonly outputTokens: number } | null

  constructor(
    code: Code,
    options: {
      retryable?: boolean
      status?: number
      retryAfterMs?: number
      tokens?: { readonly promptTokens: number; readonly outputTokens: number }
      detail?: string | undefined
      cause?: unknown
    } = {},
  ) {
    super(options.detail === undefined ? code : `${code}: ${options.detail}`, { cause: options.cause })
    this.code = code
    this.retryable = options.retryable ?? false
    this.status = options.status ?? null
    this.retryAfterMs = options.retryAfterMs ?? 0
    this.tokens = options.tokens ?? null
  }
}

export type PageError = ProviderError<PageFailureCode>
export type ModelError = ProviderError<ModelFailureCode>
export type SearchError = ProviderError<SearchFailureCode>
export type TaskError = ProviderError<TaskFailureCode>

export function isPageError(error: unknown): error is PageError {
  return error instanceof ProviderError && isPageFailureCode(error.code)
}

export function isModelFailureCode(code: string): code is ModelFailureCode {
  return MODEL_FAILURES.some((known) => known === code)
}

export function isModelError(error: unknown): error is ModelError {
  return error instanceof ProviderError && isModelFailureCode(error.code)
}

/** Whether an abort signal's reason is that its time is up. */
export function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError'
}
