import { type WhiteLabelRequest, WhiteLabelRequestSchema } from '@gaplens/contracts/admin/requests'
import { Router } from 'express'
import type { Database } from '../../runtime/database.ts'
import { readJson } from '../http/body.ts'
import { allowOnly, parseRequest } from '../http/errors.ts'
import { actOnAccount } from './act-on-account.ts'
import { type Actor, actorOf } from './require-admin.ts'
import { requireUid } from './uid-parameter.ts'

/** PUT /api/admin/users/{uid}/white-label */
export function whiteLabelRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/users/:uid/white-label')
    .put(async (request, response) => {
      const change = parseRequest(WhiteLabelRequestSchema, readJson(request))
      const uid = requireUid(request.params.uid)
      await setAllowed(db, actorOf(response), uid, change, now())
      response.json({ uid, allowed: change.allowed })
    })
    .all(allowOnly('PUT'))
  return router
}

/** Grants or withdraws white-label reports. The brand that the user has saved stays. @throws ApiError 404 */
async function setAllowed(
  db: Database,
  actor: Actor,
  uid: string,
  { allowed, reason }: WhiteLabelRequest,
  now: Date,
): Promise<void> {
  await actOnAccount(db, actor, uid, now, (tx, account) => {
    if ((account.whiteLabel === true) === allowed) return null
    tx.update(db.users().doc(uid), { whiteLabel: allowed })
    return { action: allowed ? 'white-label.granted' : 'white-label.withdrawn', reason }
  })
}
