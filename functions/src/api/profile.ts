import { ProfileRequestSchema } from '@gaplens/contracts/accounts/account'
import { Router } from 'express'
import { renameAccount } from '../accounts/rename-account.ts'
import type { Database } from '../runtime/database.ts'
import { identityOf, requireUnrevoked } from './http/auth.ts'
import { readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'

/** PATCH /api/account/profile: the name by which the user is shown, on receipts too. */
export function profileRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/account/profile')
    .patch(requireUnrevoked, async (request, response) => {
      const { displayName } = parseRequest(ProfileRequestSchema, readJson(request))
      if (!(await renameAccount(db, identityOf(response).uid, displayName)))
        throw new ApiError('user-not-ready')
      response.json({ displayName })
    })
    .all(allowOnly('PATCH'))
  return router
}
