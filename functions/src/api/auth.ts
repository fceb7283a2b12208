import type { RequestHandler, Response } from 'express'
import { getAuth } from 'firebase-admin/auth'
import type { Identity } from '../points/ledger.ts'
import { ApiError } from './errors.ts'

/** Lets only signed-in users through; their identity is read with `identityOf`. */
export const requireUser: RequestHandler = async (request, response, next) => {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new ApiError('unauthenticated')
  const claims = await getAuth()
    .verifyIdToken(token)
    .catch(() => {
      // Expired, forged or of another project: to the client these are one and the same.
      throw new ApiError('unauthenticated')
    })
  if (claims.firebase?.sign_in_provider === 'anonymous') throw new ApiError('forbidden')
  const identity: Identity = {
    uid: claims.uid,
    email: claims.email ?? '',
    emailVerified: claims.email_verified === true,
    displayName: typeof claims.name === 'string' ? claims.name.slice(0, 100) : null,
    photoURL: typeof claims.picture === 'string' ? claims.picture.slice(0, 2_000) : null,
  }
  response.locals.identity = identity
  next()
}

export function identityOf(response: Response): Identity {
  const identity: unknown = response.locals.identity
  if (typeof identity !== 'object' || identity === null) throw new ApiError('unauthenticated')
  return identity as Identity
}
