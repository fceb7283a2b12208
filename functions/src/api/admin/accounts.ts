import { DeleteUserRequestSchema } from '@gaplens/contracts/admin/requests'
import { type Request, type Response, Router } from 'express'
import { closeAccount } from '../../accounts/delete-account.ts'
import { askForExport, type ExportRequest } from '../../accounts/export/job.ts'
import type { Database } from '../../runtime/database.ts'
import { answerDeletion, continueDeletion } from '../account-deletion.ts'
import { answerExport, continueExport, sendPart } from '../account-export.ts'
import { readJson } from '../http/body.ts'
import { ApiError, allowOnly, parseRequest } from '../http/errors.ts'
import { actOnAccount } from './act-on-account.ts'
import { type Activity, recordActivity } from './record-activity.ts'
import { type Actor, actorOf } from './require-admin.ts'
import { requireUid } from './uid-parameter.ts'

/**
 * /api/admin/users/{uid}/export and …/deletion, for requests of the account's owner. Both are jobs: POST starts one and
 * answers 202 with its state, GET answers the state. Only the admin who requested an export can read it.
 */
export function accountsRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  const asked = (request: Request, response: Response) => ({
    uid: requireUid(String(request.params.uid)),
    requestedBy: actorOf(response).uid,
  })
  router
    .route('/users/:uid/export')
    .get(async (request, response) => {
      await answerExport(db, response, asked(request, response), now())
    })
    .post(async (request, response) => {
      const of = asked(request, response)
      await askByAdmin(db, actorOf(response), of, now())
      await continueExport(db, of, now)
      await answerExport(db, response.status(202), of, now())
    })
    .all(allowOnly('GET', 'POST'))
  router
    .route('/users/:uid/export/parts/:part')
    .get(async (request, response) => {
      await sendPart(db, { request, response }, asked(request, response), now())
    })
    .all(allowOnly('GET'))
  router
    .route('/users/:uid/deletion')
    .get(async (request, response) => {
      await answerDeletion(db, response, requireUid(request.params.uid), now())
    })
    .post(async (request, response) => {
      const uid = requireUid(request.params.uid)
      const { reason } = parseRequest(DeleteUserRequestSchema, readJson(request))
      await closeByAdmin(db, actorOf(response), uid, reason, now())
      await continueDeletion(db, uid, now)
      await answerDeletion(db, response.status(202), uid, now())
    })
    .all(allowOnly('GET', 'POST'))
  return router
}

async function askByAdmin(db: Database, actor: Actor, of: ExportRequest, now: Date): Promise<void> {
  await actOnAccount(db, actor, of.uid, now, async (tx) =>
    (await askForExport(db, tx, of, now)) ? { action: 'user.exported' } : null,
  )
}

/** @throws ApiError 404; 409 for the admin's own account and for another admin's, whose role must be removed first */
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
    const activity: Activity = {
      action: 'user.deleted',
      actor,
      target: { kind: 'user', id: uid, label: '' },
      before: { points: account.points, analyses: account.analysisCount ?? 0 },
      after: null,
      reason,
    }
    recordActivity(db, tx, activity, now)
  })
}
