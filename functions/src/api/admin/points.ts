import { createHash, randomUUID } from 'node:crypto'
import {
  type AdjustPointsAnswer,
  type AdjustPointsRequest,
  AdjustPointsRequestSchema,
} from '@gaplens/contracts/admin/requests'
import { Router } from 'express'
import { adjustPoints } from '../../points/ledger.ts'
import type { Opening } from '../../points/open-account.ts'
import type { Database } from '../../runtime/database.ts'
import { readJson } from '../http/body.ts'
import { ApiError, allowOnly, parseRequest } from '../http/errors.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { ensureAccount } from './ensure-account.ts'
import { recordActivity } from './record-activity.ts'
import { type Actor, actorOf } from './require-admin.ts'
import { requireUid } from './uid-parameter.ts'

/** PUT /api/admin/users/{uid}/points */
export function pointsRoutes(db: Database, opening: () => Opening, now: () => Date): Router {
  const router = Router()
  router
    .route('/users/:uid/points')
    .put(async (request, response) => {
      const change = parseRequest(AdjustPointsRequestSchema, readJson(request))
      const key = idempotencyKey(request.headers['idempotency-key']) ?? randomUUID()
      const uid = requireUid(request.params.uid)
      const time = now()
      await ensureAccount(db, uid, opening(), time)
      response.json(await adjust(db, actorOf(response), { uid, change, key }, time))
    })
    .all(allowOnly('PUT'))
  return router
}

/**
 * Changes a balance, its ledger entry and its entry in the activity log together. A repeated idempotency key returns the
 * first answer. With another account, amount or reason it is refused.
 * @throws ApiError 404, 409
 */
async function adjust(
  db: Database,
  actor: Actor,
  { uid, change, key }: { uid: string; change: AdjustPointsRequest; key: string },
  now: Date,
): Promise<AdjustPointsAnswer> {
  // The id includes the admin's uid, so that keys of two admins never collide.
  const operationId = createHash('sha256').update(`${actor.uid}\n${key}`).digest('base64url').slice(0, 32)
  const activityId = `points_${operationId}`
  return await db.firestore.runTransaction(async (tx) => {
    const [earlier, target] = await Promise.all([
      tx.get(db.activity().doc(activityId)),
      tx.get(db.users().doc(uid)),
    ])
    const known = earlier.data()
    if (
      known !== undefined &&
      (known.target.id !== uid ||
        known.after?.requested !== change.pointsToAdd ||
        known.reason !== change.reason)
    ) {
      throw new ApiError('idempotency-conflict')
    }
    const account = target.data()
    if (account === undefined) throw new ApiError('not-found')
    const { pointsToAdd: delta, reason } = change
    const adjustment = { operationId, delta, reason, actor: actor.uid }
    const done = await adjustPoints(db, tx, uid, adjustment, now)
    if (done === null) throw new ApiError('user-not-ready')
    if (known === undefined) {
      recordActivity(
        db,
        tx,
        {
          action: 'points.adjusted',
          actor,
          target: { kind: 'user', id: uid, label: account.displayName || account.email },
          before: { points: done.before },
          after: { points: done.after, requested: delta },
          reason,
        },
        now,
        activityId,
      )
    }
    return { uid, points: done.after, before: done.before, applied: done.after - done.before }
  })
}
