import type { PageFailureCode } from '@gaplens/contracts/errors'

export type SearchFailureCode =
  | 'search-quota'
  | 'search-rate'
  | 'search-auth'
  | 'search-bad-request'
  | 'search-unavailable'
export type ModelFailureCode =
  | 'model-not-configured'
  | 'model-auth'
  | 'model-rate'
  | 'model-unavailable'
  | 'model-timeout'
  | 'model-blocked'
  | 'model-truncated'
  | 'model-empty'
  | 'model-bad-request'
  /** Not called: it has failed repeatedly. */
  | 'model-paused'
  /** Not called: the day's ceiling is reached. */
  | 'model-ceiling'
type TaskFailureCode = 'task-unavailable' | 'task-refused'

/** A vendor or a web site did not do what was asked. The only error that leaves a provider. */
export class ProviderError<Code extends string = string> extends Error {
  override readonly name = 'ProviderError'
  readonly code: Code
  readonly retryable: boolean
  /** HTTP status of the answer, where there was one. */
  readonly status: number | null
  /** How long the other side asked to be left alone, in milliseconds; 0 when it named nothing. */
  readonly retryAfterMs: number
  /** What a model's answer cost that cannot be used; null where none is known of. */
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
export type SearchError = ProviderError<SearchFailureCode>
export type TaskError = ProviderError<TaskFailureCode>
