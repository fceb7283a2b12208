import { ProviderError, type TaskError } from '../error.ts'

/**
 * gRPC codes after which the same named task may be sent again: CANCELLED, UNKNOWN, DEADLINE_EXCEEDED,
 * RESOURCE_EXHAUSTED, ABORTED, INTERNAL, UNAVAILABLE.
 */
const TRANSIENT_CODES = new Set<unknown>([1, 2, 4, 8, 10, 13, 14])

/** Translates the error of a failed `createTask`. The client's error holds no secret, so it is kept as the cause. */
export function taskError(error: unknown): TaskError {
  if (error instanceof ProviderError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  // An error without a code comes from the credentials or the network, before the call was made.
  const retryable = typeof code !== 'number' || TRANSIENT_CODES.has(code)
  return new ProviderError(retryable ? 'task-unavailable' : 'task-refused', {
    retryable,
    detail: `${code ?? 'no code'} ${message.slice(0, 200)}`,
    cause: error,
  })
}
