import { ACTIVITY_LIMIT, ActivityDocumentSchema, type ActivityItem } from '@gaplens/contracts/admin/requests'
import { Router } from 'express'
import { z } from 'zod'
import { type Database, unparsed } from '../../runtime/database.ts'
import { parseEach } from '../../runtime/parse-each.ts'
import { allowOnly, parseRequest } from '../http/errors.ts'
import { iso } from '../http/time.ts'

export const QuerySchema = z.object({
  limit: z.coerce.number().int('invalid-request').min(1).max(100).default(ACTIVITY_LIMIT),
})

/** GET /api/admin/activity?limit={n}: the changes that admins made, newest first. */
export function activityRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/activity')
    .get(async (request, response) => {
      const { limit } = parseRequest(QuerySchema, request.query)
      const found = await unparsed(db.activity()).orderBy('createdAt', 'desc').limit(limit).get()
      const data = parseEach(found.docs, ActivityDocumentSchema).rows.map(
        ({ id, data: { createdAt, ...activity } }): ActivityItem => ({
          id,
          ...activity,
          createdAt: iso(createdAt),
        }),
      )
      response.json({ data })
    })
    .all(allowOnly('GET'))
  return router
}
