import type { RequestHandler } from 'express'
import { getAppCheck } from 'firebase-admin/app-check'
import { ApiError } from './errors.ts'
import { tokenError } from './token-error.ts'

/** Whether an App Check token was issued to this app on an attested device and has not expired. */
export type AppVerifier = (token: string) => Promise<boolean>

/** Verifies a token with Firebase App Check. The Admin SDK fetches its public keys and caches them. @throws ApiError 503 */
export const verifyByAppCheck: AppVerifier = (token) =>
  getAppCheck()
    .verifyToken(token)
    .then(
      () => true,
      (error: unknown) => {
        const refusal = tokenError(error, 'app-check-failed')
        if (refusal.code === 'app-check-failed') return false
        throw refusal
      },
    )

/** Lets only requests of our own app through. HTTPS functions do not check this by themselves. */
export function requireApp(isGenuine: AppVerifier): RequestHandler {
  return async (request, _response, next) => {
    const token = request.header('x-firebase-appcheck')
    if (token === undefined || !(await isGenuine(token))) throw new ApiError('app-check-failed')
    next()
  }
}
