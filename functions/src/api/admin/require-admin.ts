import type { RequestHandler, Response } from 'express'
import type { Database } from '../../runtime/database.ts'
import { identityOf } from '../http/auth.ts'
import { ApiError } from '../http/errors.ts'

/** The admin who makes a request, for the activity log. */
export interface Actor {
  readonly uid: string
  /** Their name or address. */
  readonly label: string
}

const actors = new WeakMap<Response, Actor>()

/** Lets only admins through. The stored role is read for each request, so a removed role has no effect from then on. */
export function requireAdmin(db: Database): RequestHandler {
  return async (_request, response, next) => {
    const identity = identityOf(response)
    const account = await db.users().doc(identity.uid).withConverter(null).get()
    if (account.get('role') !== 'admin') throw new ApiError('forbidden')
    const name: unknown = account.get('displayName')
    const label = typeof name === 'string' && name !== '' ? name : identity.email || identity.uid
    actors.set(response, { uid: identity.uid, label })
    next()
  }
}

export function actorOf(response: Response): Actor {
  const actor = actors.get(response)
  if (actor === undefined) throw new ApiError('forbidden')
  return actor
}
