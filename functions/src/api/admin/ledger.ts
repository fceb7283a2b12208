import type { LedgerPage } from '@gaplens/contracts/admin'
import { Router } from 'express'
import type { Database } from '../../runtime/database.ts'
import { QuerySchema as HistoryQuerySchema, listAnalyses } from '../analyses.ts'
import { allowOnly, parseRequest } from '../http/errors.ts'
import { iso } from '../http/time.ts'
import { LedgerQuerySchema, readLedger } from '../ledger-page.ts'
import { requireUid } from './uid-parameter.ts'

/** GET /api/admin/users/{uid}/ledger and /api/admin/users/{uid}/analyses */
export function userRecordsRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/users/:uid/ledger')
    .get(async (request, response) => {
      const uid = requireUid(request.params.uid)
      const { entries, pagination } = await readLedger(
        db,
        uid,
        parseRequest(LedgerQuerySchema, request.query),
      )
      const data = entries.map(({ id, createdAt, ...entry }) => ({ id, ...entry, createdAt: iso(createdAt) }))
      response.json({ data, pagination } satisfies LedgerPage)
    })
    .all(allowOnly('GET'))
  router
    .route('/users/:uid/analyses')
    .get(async (request, response) => {
      const uid = requireUid(request.params.uid)
      response.json(await listAnalyses(db, uid, parseRequest(HistoryQuerySchema, request.query)))
    })
    .all(allowOnly('GET'))
  return router
}
