import type { RequestHandler } from 'express'
import { getAppCheck } from 'firebase-admin/app-check'
import { ApiError } from './errors.ts'

/** Whether a token was made for this app, on a device that its provider vouches for, and has not expired. */
export type AppVerifier = (token: string) => Promise<boolean>

/** Asks Firebase App Check. Its public keys are fetched over the network and kept by the Admin SDK. */
export const verifyByAppCheck: AppVerifier = (token) =>
  getAppCheck()
    .verifyToken(token)
    .then(
      () => true,
      // Expired, forged, of another project, or unverifiable now: to the client these are one and the same.
      () => false,
    )

/** Lets through only requests of the app itself. HTTPS functions don't check this on their own. */
export function requireApp(isGenuine: AppVerifier): RequestHandler {
  return async (request, _response, next) => {
    const token = request.header('x-firebase-appcheck')
    if (token === undefined || !(await isGenuine(token))) throw new ApiError('app-check-failed')
    next()
  }
}
