import type { EstimateAnswerSchema } from '@gaplens/contracts/analysis/requests'
import { Router } from 'express'
import type { z } from 'zod'
import type { Database } from '../runtime/database.ts'
import { recentEstimate } from '../stats/estimate.ts'
import { allowOnly } from './http/errors.ts'

/** GET /api/estimate */
export function estimateRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/estimate')
    .get(async (_request, response) => {
      const answer: z.infer<typeof EstimateAnswerSchema> = { estimate: await recentEstimate(db, now()) }
      response.json(answer)
    })
    .all(allowOnly('GET'))
  return router
}
