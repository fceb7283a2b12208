import { PERMISSIONS, type Role } from '@gaplens/contracts/accounts/user'
import { ChangeRoleRequestSchema } from '@gaplens/contracts/admin/requests'
import { Router } from 'express'
import { recordBootstrap } from '../../points/bootstrap-admin.ts'
import type { Database } from '../../runtime/database.ts'
import { readJson } from '../http/body.ts'
import { ApiError, allowOnly, parseRequest } from '../http/errors.ts'
import { actOnAccount } from './act-on-account.ts'
import { type Actor, actorOf } from './require-admin.ts'
import { requireUid } from './uid-parameter.ts'

/** PUT /api/admin/users/{uid}/role */
export function roleRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/users/:uid/role')
    .put(async (request, response) => {
      const { role } = parseRequest(ChangeRoleRequestSchema, readJson(request))
      const uid = requireUid(request.params.uid)
      await changeRole(db, actorOf(response), uid, role, now())
      response.json({ uid, role })
    })
    .all(allowOnly('PUT'))
  return router
}

/**
 * Grants or removes the role of admin, with its permissions. The admins are read in the transaction. If two admins remove
 * each other's role at the same instant, one of them stays admin. @throws ApiError 404, or 409 for the last admin
 */
async function changeRole(db: Database, actor: Actor, uid: string, role: Role, now: Date): Promise<void> {
  await actOnAccount(db, actor, uid, now, async (tx, account) => {
    if (account.role === role) return null
    const admins = (await tx.get(db.users().where('role', '==', 'admin').limit(2))).docs
    if (!admins.some((admin) => admin.id !== uid)) throw new ApiError('last-admin')
    tx.update(db.users().doc(uid), { role, permissions: role === 'admin' ? [...PERMISSIONS] : [] })
    // Imported data may have an admin without this record, so it is written whenever an admin is appointed.
    if (role === 'admin') recordBootstrap(db, tx, now)
    return { action: 'role.changed', before: { role: account.role }, after: { role } }
  })
}
