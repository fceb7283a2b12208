import { DeleteAccountRequestSchema } from '@gaplens/contracts/account'
import { RECENT_SIGN_IN_MS } from '@gaplens/contracts/limits'
import { Router } from 'express'
import { closeAccount, finishDeletion } from '../accounts/delete-account.ts'
import { sendExport } from '../accounts/send-export.ts'
import type { Identity } from '../points/open-account.ts'
import type { Database } from '../runtime/database.ts'
import { identityOf, requireUnrevoked, signedInAt } from './http/auth.ts'
import { readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { limitRoute } from './http/limit-requests.ts'

/** GET /api/account/export and POST /api/account/deletion: the legal rights of users over their own data. */
export function accountRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/account/export')
    .get(requireUnrevoked, limitRoute(db, 'account-export'), async (_request, response) => {
      await sendExport(db, response, identityOf(response).uid, now())
    })
    .all(allowOnly('GET'))
  router
    .route('/account/deletion')
    .post(requireUnrevoked, limitRoute(db, 'account-deletion'), async (request, response) => {
      const identity = identityOf(response)
      const { email } = parseRequest(DeleteAccountRequestSchema, readJson(request))
      if (email.toLowerCase() !== identity.email.toLowerCase())
        throw new ApiError('email-mismatch', { field: 'email' })
      const at = now()
      // Someone who finds an unattended browser must not be able to delete the account.
      if (at.getTime() - signedInAt(response).getTime() > RECENT_SIGN_IN_MS)
        throw new ApiError('recent-sign-in-required')
      await closeByOwner(db, identity, at)
      await finishDeletion(db, identity.uid)
      response.status(204).end()
    })
    .all(allowOnly('POST'))
  return router
}

/** @throws ApiError 409 for an admin, who must give up the role first, so that the product keeps at least one admin */
async function closeByOwner(db: Database, { uid }: Identity, now: Date): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const account = (await tx.get(db.users().doc(uid))).data()
    if (account?.role === 'admin') throw new ApiError('admin-leaves')
    closeAccount(db, tx, uid, now)
  })
}
