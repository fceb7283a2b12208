import { ProviderError } from '../error.ts'
import { retry } from '../retry.ts'
import type { WebLimits } from './limits.ts'

const BASE_DELAY_MS = 400

/** Makes a request of a chain of redirects, and once more if it failed for a reason that may pass. */
export type RetryPage = <T>(request: () => Promise<T>, signal: AbortSignal) => Promise<T>

/**
 * The retry of one page: a chain of redirects has a single second try, at whichever of its requests fails first. It waits as long
 * as the server asks, up to the limit.
 */
export function retryPage({ maxRetryAfterMs }: Pick<WebLimits, 'maxRetryAfterMs'>): RetryPage {
  let secondTries = 1
  const classifyFailure = (error: unknown) =>
    error instanceof ProviderError && error.retryable && secondTries-- > 0
      ? { waitMs: error.retryAfterMs }
      : 'give-up'
  const policy = { maxAttempts: 2, baseDelayMs: BASE_DELAY_MS, maxDelayMs: maxRetryAfterMs }
  return (request, signal) => retry(request, classifyFailure, policy, signal)
}
