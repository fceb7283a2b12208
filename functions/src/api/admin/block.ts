import { type BlockUserRequest, BlockUserRequestSchema } from '@gaplens/contracts/admin/requests'
import { Router } from 'express'
import { enforceBlock, markBlocked } from '../../accounts/block-account.ts'
import type { Database } from '../../runtime/database.ts'
import { readJson } from '../http/body.ts'
import { ApiError, allowOnly, parseRequest } from '../http/errors.ts'
import { actOnAccount } from './act-on-account.ts'
import { type Actor, actorOf } from './require-admin.ts'
import { requireUid } from './uid-parameter.ts'

/** PUT /api/admin/users/{uid}/block */
export function blockRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/users/:uid/block')
    .put(async (request, response) => {
      const change = parseRequest(BlockUserRequestSchema, readJson(request))
      const uid = requireUid(request.params.uid)
      await setBlocked(db, actorOf(response), uid, change, now())
      await enforceBlock(uid, change.blocked)
      response.json({ uid, blocked: change.blocked })
    })
    .all(allowOnly('PUT'))
  return router
}

/** @throws ApiError 404; 409 for the admin's own account and for another admin's, whose role must be removed first */
async function setBlocked(
  db: Database,
  actor: Actor,
  uid: string,
  { blocked, reason }: BlockUserRequest,
  now: Date,
): Promise<void> {
  await actOnAccount(db, actor, uid, now, (tx, account) => {
    if (uid === actor.uid) throw new ApiError('own-account')
    if (account.role === 'admin') throw new ApiError('admin-account')
    // An earlier request was interrupted, so only the call to the identity provider is repeated.
    if ((account.blockedAt !== undefined) === blocked) return null
    markBlocked(db, tx, uid, blocked, now)
    return { action: blocked ? 'user.blocked' : 'user.unblocked', reason }
  })
}
