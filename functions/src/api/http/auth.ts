import { cleanName, cleanPicture } from '@gaplens/contracts/profile'
import type { Request, RequestHandler, Response } from 'express'
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth'
import type { Identity } from '../../points/open-account.ts'
import { ApiError } from './errors.ts'
import { tokenError } from './token-error.ts'

/** Lets only signed-in users through; their identity is read with `identityOf`. */
export const requireUser: RequestHandler = async (request, response, next) => {
  const claims = await verifyToken(request)
  response.locals.identity = identityIn(claims)
  response.locals.signInMethod = claims.firebase.sign_in_provider
  response.locals.signedInAt = new Date(claims.auth_time * 1_000)
  next()
}

/** When the user last signed in. Renewing a token does not count. */
export function signedInAt(response: Response): Date {
  const at: unknown = response.locals.signedInAt
  if (!(at instanceof Date)) throw new ApiError('unauthenticated')
  return at
}

/** The token's `sign_in_provider`: `password`, `google.com`. */
export function signInMethod(response: Response): string {
  return String(response.locals.signInMethod)
}

/**
 * Lets everybody through. A token that is sent must be valid and its account must exist, because chat messages would
 * otherwise outlive a deleted account. A user without a verified address counts as a visitor. `identityIfAny` reads it.
 */
export const readIdentity: RequestHandler = async (request, response, next) => {
  if (request.headers.authorization !== undefined) {
    const identity = identityIn(await verifyToken(request, { asksProvider: true }))
    if (identity.emailVerified) response.locals.identity = identity
  }
  next()
}

/**
 * Lets only users through whose token is not revoked. After a sign-out of all devices, or when an account is disabled or
 * deleted, a token stays valid for up to an hour. The check costs a call to the identity provider, so it is used only for
 * routes that move points, show or delete personal data, or administer.
 */
export const requireUnrevoked: RequestHandler = async (request, _response, next) => {
  await verifyToken(request, { asksProvider: true })
  next()
}

/** @throws ApiError 401 without a valid token, 403 for an anonymous sign-in, 503 when it cannot be verified now */
async function verifyToken(request: Request, { asksProvider = false } = {}): Promise<DecodedIdToken> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new ApiError('unauthenticated')
  const claims = await getAuth()
    .verifyIdToken(token, asksProvider)
    .catch((error: unknown) => {
      throw tokenError(error, 'unauthenticated')
    })
  if (claims.firebase?.sign_in_provider === 'anonymous') throw new ApiError('forbidden')
  return claims
}

function identityIn(claims: DecodedIdToken): Identity {
  return {
    uid: claims.uid,
    email: claims.email ?? '',
    emailVerified: claims.email_verified === true,
    displayName: cleanName(typeof claims.name === 'string' ? claims.name : null),
    photoURL: cleanPicture(claims.picture),
    providers: [claims.firebase.sign_in_provider],
  }
}

export function identityOf(response: Response): Identity {
  const identity: unknown = response.locals.identity
  if (typeof identity !== 'object' || identity === null) throw new ApiError('unauthenticated')
  return identity as Identity
}

/** The identity of the user; null when the request came without a token. */
export function identityIfAny(response: Response): Identity | null {
  return response.locals.identity === undefined ? null : identityOf(response)
}
