import { cleanName, cleanPicture } from '@gaplens/contracts/profile'
import type { Request, RequestHandler, Response } from 'express'
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth'
import type { Identity } from '../../points/open-account.ts'
import { ApiError } from './errors.ts'

/** Lets only signed-in users through; their identity is read with `identityOf`. */
export const requireUser: RequestHandler = async (request, response, next) => {
  const claims = await verifyToken(request)
  response.locals.identity = identityIn(claims)
  response.locals.signInMethod = claims.firebase.sign_in_provider
  response.locals.signedInAt = new Date(claims.auth_time * 1_000)
  next()
}

/** When the person last proved who they are, not when their token was renewed. */
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
 * Lets everybody through; whoever sends a token must be who it says and still be there, since what is written in the
 * chat would outlive a deleted account. Who has not verified the address counts as a visitor. Read with `identityIfAny`.
 */
export const readIdentity: RequestHandler = async (request, response, next) => {
  if (request.headers.authorization !== undefined) {
    const identity = identityIn(await verifyToken(request, { asksProvider: true }))
    if (identity.emailVerified) response.locals.identity = identity
  }
  next()
}

/**
 * Lets only those through whose token still holds: a valid one outlives the sign-out of all devices, a disabled account
 * and a deleted one by up to an hour. It costs a call of the identity provider, so it stands before what moves points,
 * shows or deletes a person's data, or administers; what else there is to read goes with the account.
 */
export const requireUnrevoked: RequestHandler = async (request, _response, next) => {
  await verifyToken(request, { asksProvider: true })
  next()
}

/** @throws ApiError 401 without a valid token, 403 for an anonymous sign-in */
async function verifyToken(request: Request, { asksProvider = false } = {}): Promise<DecodedIdToken> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new ApiError('unauthenticated')
  const claims = await getAuth()
    .verifyIdToken(token, asksProvider)
    .catch(() => {
      // Expired, forged, revoked or of another project: to the client these are one and the same.
      throw new ApiError('unauthenticated')
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

/** Null: the request came without a token. */
export function identityIfAny(response: Response): Identity | null {
  return response.locals.identity === undefined ? null : identityOf(response)
}
