import { STATS_DAYS } from '@gaplens/contracts/admin/stats'
import { text } from '@gaplens/contracts/text'
import { Router } from 'express'
import { z } from 'zod'
import type { Database } from '../../runtime/database.ts'
import { readSettings } from '../../settings/settings.ts'
import { systemStats } from '../../stats/system-stats.ts'
import { userStats } from '../../stats/user-stats.ts'
import { allowOnly, parseRequest } from '../http/errors.ts'

export const QuerySchema = z.object({
  days: text()
    .transform(Number)
    .pipe(z.literal([...STATS_DAYS], 'invalid-request'))
    .default(14),
})

/** GET /api/admin/stats/users and /api/admin/stats/system */
export function statsRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/stats/users')
    .get(async (_request, response) => {
      response.json(await userStats(db, now()))
    })
    .all(allowOnly('GET'))
  router
    .route('/stats/system')
    .get(async (request, response) => {
      const { days } = parseRequest(QuerySchema, request.query)
      const { searchPriceUsd } = await readSettings(db, now())
      response.json(await systemStats(db, now(), days, searchPriceUsd))
    })
    .all(allowOnly('GET'))
  return router
}
