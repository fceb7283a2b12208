import { DeleteUserRequestSchema } from '@gaplens/contracts/admin'
import { Router } from 'express'
import { closeAccount, finishDeletion } from '../../accounts/delete-account.ts'
import { sendExport } from '../../accounts/send-export.ts'
import type { Database } from '../../runtime/database.ts'
import { readJson } from '../http/body.ts'
import { ApiError, allowOnly, parseRequest } from '../http/errors.ts'
import { recordActivity } from './record-activity.ts'
import { type Actor, actorOf } from './require-admin.ts'
import { requireUid } from './target.ts'

/** GET /api/admin/users/{uid}/export and POST /api/admin/users/{uid}/deletion, for requests of the account's owner. */
export function accountsRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/users/:uid/export')
    .get(async (request, response) => {
      const uid = requireUid(request.params.uid)
      await logExport(db, actorOf(response), uid)
      await sendExport(db, response, uid, new Date())
    })
    .all(allowOnly('GET'))
  router
    .route('/users/:uid/deletion')
    .post(async (request, response) => {
      const uid = requireUid(request.params.uid)
      const { reason } = parseRequest(DeleteUserRequestSchema, readJson(request))
      await closeByAdmin(db, actorOf(response), uid, reason, new Date())
      await finishDeletion(db, uid)
      response.json({ uid })
    })
    .all(allowOnly('POST'))
  return router
}

async function logExport(db: Database, actor: Actor, uid: string): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const account = (await tx.get(db.users().doc(uid))).data()
    if (account === undefined) throw new ApiError('not-found')
    recordActivity(db, tx, {
      action: 'user.exported',
      actor,
      target: { kind: 'user', id: uid, label: account.displayName || account.email },
      before: null,
      after: null,
      reason: null,
    })
  })
}

/** @throws ApiError 404; 409 for one's own account and for an admin's, which must be made a user's first */
async function closeByAdmin(
  db: Database,
  actor: Actor,
  uid: string,
  reason: string,
  now: Date,
): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const [user, closed] = await Promise.all([
      tx.get(db.users().doc(uid)),
      tx.get(db.deletedUsers().doc(uid)),
    ])
    const account = user.data()
    // An earlier request was interrupted, so its deletion is finished now.
    if (account === undefined && closed.exists) return
    if (account === undefined) throw new ApiError('not-found')
    if (uid === actor.uid) throw new ApiError('own-account')
    if (account.role === 'admin') throw new ApiError('admin-account')
    closeAccount(db, tx, uid, now)
    recordActivity(db, tx, {
      action: 'user.deleted',
      actor,
      target: { kind: 'user', id: uid, label: '' },
      before: { points: account.points, analyses: account.analysisCount ?? 0 },
      after: null,
      reason,
    })
  })
}
