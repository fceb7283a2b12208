import type { ApiErrorCode } from '@gaplens/contracts/errors'
import { errorCode } from '../../runtime/error-code.ts'
import { ApiError } from './errors.ts'

/** The Admin SDK's codes for a token that is not valid, or whose account may no longer use it. */
const INVALID_TOKEN = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'app-check/invalid-argument',
  'app-check/app-check-token-expired',
])

/**
 * The answer for an error of the Admin SDK's verification of a token. All invalid tokens get the same answer; when the
 * verification itself failed (network, quota, credentials), the answer is 503, because a new token would not help.
 */
export function tokenError(error: unknown, invalid: ApiErrorCode): ApiError {
  if (isInvalidToken(error)) return new ApiError(invalid)
  return new ApiError('unavailable', { headers: { 'retry-after': '5' }, cause: error })
}

function isInvalidToken(error: unknown): boolean {
  // The SDK throws these for a token whose parts are not the JSON that it expects.
  if (error instanceof SyntaxError || error instanceof TypeError) return true
  return (
    error instanceof Error &&
    INVALID_TOKEN.has(String(errorCode(error))) &&
    !KEYS_NOT_FETCHED.test(error.message)
  )
}

/** The SDK has no code for signing keys that could not be fetched: it calls the token invalid, and the text tells. */
const KEYS_NOT_FETCHED = /^Error (?:while making request|fetching )/
