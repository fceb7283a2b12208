import { ChangeRoleRequestSchema } from '@gaplens/contracts/admin'
import { PERMISSIONS, type Role } from '@gaplens/contracts/user'
import { Router } from 'express'
import { recordBootstrap } from '../../points/bootstrap-admin.ts'
import type { Database } from '../../runtime/database.ts'
import { readJson } from '../http/body.ts'
import { ApiError, allowOnly, parseRequest } from '../http/errors.ts'
import { recordActivity } from './record-activity.ts'
import { type Actor, actorOf } from './require-admin.ts'
import { requireUid } from './target.ts'

/** PUT /api/admin/users/{uid}/role */
export function roleRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/users/:uid/role')
    .put(async (request, response) => {
      const { role } = parseRequest(ChangeRoleRequestSchema, readJson(request))
      const uid = requireUid(request.params.uid)
      await changeRole(db, actorOf(response), uid, role)
      response.json({ uid, role })
    })
    .all(allowOnly('PUT'))
  return router
}

/**
 * Grants or removes the role of admin, with its permissions. The admins are read in the transaction. If two admins remove
 * each other's role at the same instant, one of them stays admin. @throws ApiError 404, or 409 for the last admin
 */
async function changeRole(db: Database, actor: Actor, uid: string, role: Role): Promise<void> {
  const reference = db.users().doc(uid)
  await db.firestore.runTransaction(async (tx) => {
    const account = (await tx.get(reference)).data()
    if (account === undefined) throw new ApiError('not-found')
    if (account.role === role) return
    const admins = (await tx.get(db.users().where('role', '==', 'admin').limit(2))).docs
    if (!admins.some((admin) => admin.id !== uid)) throw new ApiError('last-admin')
    tx.update(reference, { role, permissions: role === 'admin' ? [...PERMISSIONS] : [] })
    // Imported data may have an admin without this record, so it is written whenever an admin is appointed.
    if (role === 'admin') recordBootstrap(db, tx)
    recordActivity(db, tx, {
      action: 'role.changed',
      actor,
      target: { kind: 'user', id: uid, label: account.displayName || account.email },
      before: { role: account.role },
      after: { role },
      reason: null,
    })
  })
}
