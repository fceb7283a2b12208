import type { OwnLedgerPage } from '@gaplens/contracts/points/ledger'
import { Router } from 'express'
import { z } from 'zod'
import type { Database } from '../runtime/database.ts'
import { identityOf } from './http/auth.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { describeEntries } from './ledger-facts.ts'
import { LedgerQuerySchema, readLedger } from './ledger-page.ts'

/** GET /api/account/ledger and /api/account/ledger/{entryId}: the entries of a user's own ledger. */
export function ownLedgerRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/account/ledger')
    .get(async (request, response) => {
      const { uid } = identityOf(response)
      const { entries, pagination } = await readLedger(
        db,
        uid,
        parseRequest(LedgerQuerySchema, request.query),
      )
      const data = await describeEntries(db, uid, entries)
      response.json({ data, pagination } satisfies OwnLedgerPage)
    })
    .all(allowOnly('GET'))
  router
    .route('/account/ledger/:entryId')
    .get(async (request, response) => {
      const { uid } = identityOf(response)
      const id = EntryIdSchema.safeParse(request.params.entryId)
      const entry = id.success ? (await db.ledger(uid).doc(id.data).get()).data() : undefined
      if (!id.success || entry === undefined) throw new ApiError('not-found')
      const [data] = await describeEntries(db, uid, [{ id: id.data, ...entry }])
      response.json({ data })
    })
    .all(allowOnly('GET'))
  return router
}

const EntryIdSchema = z.string().regex(/^(?!__.*__$)[\w.:-]{1,300}$/)
