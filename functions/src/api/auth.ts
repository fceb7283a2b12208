import type { Request, RequestHandler, Response } from 'express'
import { getAuth } from 'firebase-admin/auth'
import type { Identity } from '../points/ledger.ts'
import { ApiError } from './errors.ts'

/** Lets only signed-in users through; their identity is read with `identityOf`. */
export const requireUser: RequestHandler = async (request, response, next) => {
  response.locals.identity = await verifyIdentity(request)
  next()
}

/** Lets everybody through; whoever sends a token must be who it says. Read with `identityIfAny`. */
export const readIdentity: RequestHandler = async (request, response, next) => {
  if (request.headers.authorization !== undefined) response.locals.identity = await verifyIdentity(request)
  next()
}

/** @throws ApiError 401 without a valid token, 403 for an anonymous sign-in */
async function verifyIdentity(request: Request): Promise<Identity> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new ApiError('unauthenticated')
  const claims = await getAuth()
    .verifyIdToken(token)
    .catch(() => {
      // Expired, forged or of another project: to the client these are one and the same.
      throw new ApiError('unauthenticated')
    })
  if (claims.firebase?.sign_in_provider === 'anonymous') throw new ApiError('forbidden')
  return {
    uid: claims.uid,
    email: claims.email ?? '',
    emailVerified: claims.email_verified === true,
    displayName: typeof claims.name === 'string' ? claims.name.slice(0, 100) : null,
    photoURL: typeof claims.picture === 'string' ? claims.picture.slice(0, 2_000) : null,
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
