import type { LedgerPage } from '@gaplens/contracts/admin'
import { HISTORY_PAGE_MAX, HISTORY_PAGE_SIZE } from '@gaplens/contracts/limits'
import { Router } from 'express'
import { z } from 'zod'
import type { Database } from '../../runtime/database.ts'
import { QuerySchema as HistoryQuerySchema, listAnalyses } from '../analyses.ts'
import { ApiError, allowOnly, parseRequest } from '../http/errors.ts'
import { iso } from '../http/time.ts'
import { requireUid } from './target.ts'

export const QuerySchema = z.object({
  limit: z.coerce.number().int('invalid-request').min(1).max(HISTORY_PAGE_MAX).default(HISTORY_PAGE_SIZE),
  lastDocId: z
    .string()
    .regex(/^[\w.:-]{1,200}$/, 'cursor-invalid')
    .optional(),
})

/** GET /api/admin/users/{uid}/ledger and /api/admin/users/{uid}/analyses */
export function userRecordsRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/users/:uid/ledger')
    .get(async (request, response) => {
      const uid = requireUid(request.params.uid)
      response.json(await ledgerPage(db, uid, parseRequest(QuerySchema, request.query)))
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

/** One page of an account's ledger, newest first. */
async function ledgerPage(
  db: Database,
  uid: string,
  query: z.infer<typeof QuerySchema>,
): Promise<LedgerPage> {
  let page = db
    .ledger(uid)
    .orderBy('createdAt', 'desc')
    .limit(query.limit + 1)
  if (query.lastDocId !== undefined) {
    const cursor = await db.ledger(uid).doc(query.lastDocId).get()
    if (!cursor.exists) throw new ApiError('cursor-invalid', { field: 'lastDocId' })
    page = page.startAfter(cursor)
  }
  const found = (await page.get()).docs
  const data = found.slice(0, query.limit).map((document) => {
    const { createdAt, ...entry } = document.data()
    return { id: document.id, ...entry, createdAt: iso(createdAt) }
  })
  return {
    data,
    pagination: { hasMore: found.length > query.limit, lastDocId: data.at(-1)?.id ?? null },
  }
}
