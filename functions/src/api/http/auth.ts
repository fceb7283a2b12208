import { cleanName, cleanPicture } from '@gaplens/contracts/accounts/profile'
import type { Request, RequestHandler, Response } from 'express'
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth'
import type { Identity } from '../../points/open-account.ts'
import { ApiError } from './errors.ts'
import { tokenError } from './token-error.ts'

/** The user of a request, according to the verified token. */
interface SignIn {
  readonly identity: Identity
  /** The token's `sign_in_provider`: `password`, `google.com`. */
  readonly method: string
  /** When the user last signed in. Renewing a token does not count. */
  readonly at: Date
}

/** Kept here and not in `response.locals`, which has no type and is open to every handler. */
const signIns = new WeakMap<Response, SignIn>()

/** Lets only signed-in users through; `signInOf` and `identityOf` read who they are. */
export const requireUser: RequestHandler = async (request, response, next) => {
  signIns.set(response, signInBy(await verifyToken(request)))
  next()
}

/**
 * Lets everybody through. A token that is sent must be valid and its account must exist, because chat messages would
 * otherwise outlive a deleted account. A user without a verified address counts as a visitor. `identityIfAny` reads it.
 */
export const readIdentity: RequestHandler = async (request, response, next) => {
  if (request.headers.authorization !== undefined) {
    const signIn = signInBy(await verifyToken(request, { asksProvider: true }))
    if (signIn.identity.emailVerified) signIns.set(response, signIn)
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

function signInBy(claims: DecodedIdToken): SignIn {
  const method = claims.firebase.sign_in_provider
  const identity = {
    uid: claims.uid,
    email: claims.email ?? '',
    emailVerified: claims.email_verified === true,
    displayName: cleanName(typeof claims.name === 'string' ? claims.name : null),
    photoURL: cleanPicture(claims.picture),
    providers: [method],
  }
  return { identity, method, at: new Date(claims.auth_time * 1_000) }
}

/** @throws ApiError 401 when no user was let through */
export function signInOf(response: Response): SignIn {
  const signIn = signIns.get(response)
  if (signIn === undefined) throw new ApiError('unauthenticated')
  return signIn
}

/** @throws ApiError 401 when no user was let through */
export function identityOf(response: Response): Identity {
  return signInOf(response).identity
}

/** The identity of the user; null when the request came without a token. */
export function identityIfAny(response: Response): Identity | null {
  return signIns.get(response)?.identity ?? null
}

/** Adds the account's sign-in methods, which the token does not have. */
export function addProviders(response: Response, providers: readonly string[]): void {
  const signIn = signInOf(response)
  signIns.set(response, { ...signIn, identity: { ...signIn.identity, providers } })
}
