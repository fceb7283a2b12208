import { type BlockUserRequest, BlockUserRequestSchema } from '@gaplens/contracts/admin'
import { Router } from 'express'
import { enforceBlock, markBlocked } from '../../accounts/block-account.ts'
import type { Database } from '../../runtime/database.ts'
import { readJson } from '../http/body.ts'
import { ApiError, allowOnly, parseRequest } from '../http/errors.ts'
import { recordActivity } from './record-activity.ts'
import { type Actor, actorOf } from './require-admin.ts'
import { requireUid } from './target.ts'

/** PUT /api/admin/users/{uid}/block */
export function blockRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/users/:uid/block')
    .put(async (request, response) => {
      const change = parseRequest(BlockUserRequestSchema, readJson(request))
      const uid = requireUid(request.params.uid)
      await setBlocked(db, actorOf(response), uid, change, new Date())
      await enforceBlock(uid, change.blocked)
      response.json({ uid, blocked: change.blocked })
    })
    .all(allowOnly('PUT'))
  return router
}

/** @throws ApiError 404; 409 for one's own account and for an admin's, which must be made a user's first */
async function setBlocked(
  db: Database,
  actor: Actor,
  uid: string,
  { blocked, reason }: BlockUserRequest,
  now: Date,
): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const account = (await tx.get(db.users().doc(uid))).data()
    if (account === undefined) throw new ApiError('not-found')
    if (uid === actor.uid) throw new ApiError('own-account')
    if (account.role === 'admin') throw new ApiError('admin-account')
    // Asked for before and cut short: the identity provider is told again.
    if ((account.blockedAt !== undefined) === blocked) return
    markBlocked(db, tx, uid, blocked, now)
    recordActivity(db, tx, {
      action: blocked ? 'user.blocked' : 'user.unblocked',
      actor,
      target: { kind: 'user', id: uid, label: account.displayName || account.email },
      before: null,
      after: null,
      reason,
    })
  })
}
