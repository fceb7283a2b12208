import type { RequestHandler } from 'express'
import { confirmSession } from '../../accounts/sign-in-methods.ts'
import { bootstrapAdmin } from '../../points/bootstrap-admin.ts'
import type { Opening } from '../../points/open-account.ts'
import type { Database } from '../../runtime/database.ts'
import { addProviders, signInOf } from './auth.ts'
import { ApiError } from './errors.ts'

/**
 * Lets only users through who have verified their e-mail address and whose session is still valid for the account.
 * Someone who merely typed an address gets no account, no points and nothing to read.
 */
export function requireAccount(db: Database, opening: () => Opening, now: () => Date): RequestHandler {
  return async (_request, response, next) => {
    const { identity, method, at } = signInOf(response)
    if (!identity.emailVerified) throw new ApiError('email-unverified')
    const time = now()
    const session = await confirmSession(db, { uid: identity.uid, method, at }, time)
    if (session.kind === 'blocked') throw new ApiError('account-disabled')
    if (session.kind === 'ended') throw new ApiError('session-ended')
    addProviders(response, session.providers)
    await bootstrapAdmin(db, identity, opening().adminEmail, time)
    next()
  }
}
