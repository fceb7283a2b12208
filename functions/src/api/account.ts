import { DeleteAccountRequestSchema } from '@gaplens/contracts/accounts/account'
import { RECENT_SIGN_IN_MS } from '@gaplens/contracts/limits'
import { type RequestHandler, type Response, Router } from 'express'
import { closeAccount } from '../accounts/delete-account.ts'
import { askForExport } from '../accounts/export/job.ts'
import type { Identity } from '../points/open-account.ts'
import type { Database } from '../runtime/database.ts'
import { answerDeletion, continueDeletion } from './account-deletion.ts'
import { answerExport, continueExport, sendPart } from './account-export.ts'
import { identityOf, requireUnrevoked, signInOf } from './http/auth.ts'
import { readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { limitRoute } from './http/limit-requests.ts'

/**
 * /api/account/export and /api/account/deletion: the legal rights of users over their own data. Both are jobs: POST starts
 * one and answers 202 with its state, GET answers the state.
 */
export function accountRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  const own = (response: Response) => {
    const { uid } = identityOf(response)
    return { uid, requestedBy: uid }
  }
  router
    .route('/account/export')
    .get(requireUnrevoked, async (_request, response) => {
      await answerExport(db, response, own(response), now())
    })
    .post(requireUnrevoked, limitRoute(db, 'account-export', now), async (_request, response) => {
      const request = own(response)
      await db.firestore.runTransaction(async (tx) => {
        // Without an account there is nothing to export. A new account may be opened some seconds later.
        if (!(await tx.get(db.users().doc(request.uid))).exists) throw new ApiError('user-not-ready')
        await askForExport(db, tx, request, now())
      })
      await continueExport(db, request, now)
      await answerExport(db, response.status(202), request, now())
    })
    .all(allowOnly('GET', 'POST'))
  router
    .route('/account/export/parts/:part')
    .get(requireUnrevoked, async (request, response) => {
      await sendPart(db, { request, response }, own(response), now())
    })
    .all(allowOnly('GET'))
  router
    .route('/account/deletion')
    .get(async (_request, response) => {
      await answerDeletion(db, response, identityOf(response).uid, now())
    })
    .post(
      passClosed(db, now),
      requireUnrevoked,
      limitRoute(db, 'account-deletion', now),
      async (request, response) => {
        const identity = identityOf(response)
        const { email } = parseRequest(DeleteAccountRequestSchema, readJson(request))
        if (email.toLowerCase() !== identity.email.toLowerCase())
          throw new ApiError('email-mismatch', { field: 'email' })
        const at = now()
        // Someone who finds an unattended browser must not be able to delete the account.
        if (at.getTime() - signInOf(response).at.getTime() > RECENT_SIGN_IN_MS)
          throw new ApiError('recent-sign-in-required')
        await closeByOwner(db, identity, at)
        await continueDeletion(db, identity.uid, now)
        await answerDeletion(db, response.status(202), identity.uid, now())
      },
    )
    .all(allowOnly('GET', 'POST'))
  return router
}

/** Answers a repeated request for an account that is already closed. Its identity and sessions may no longer exist. */
function passClosed(db: Database, now: () => Date): RequestHandler {
  return async (_request, response, next) => {
    const { uid } = identityOf(response)
    if (!(await db.deletedUsers().doc(uid).get()).exists) return next()
    await answerDeletion(db, response.status(202), uid, now())
  }
}

/** @throws ApiError 409 for an admin, who must give up the role first, so that the product keeps at least one admin */
async function closeByOwner(db: Database, { uid }: Identity, now: Date): Promise<void> {
  await db.firestore.runTransaction(async (tx) => {
    const account = (await tx.get(db.users().doc(uid))).data()
    if (account?.role === 'admin') throw new ApiError('admin-leaves')
    closeAccount(db, tx, uid, now)
  })
}
