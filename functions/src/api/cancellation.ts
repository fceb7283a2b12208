import { CancelRequestSchema } from '@gaplens/contracts/analysis/requests'
import { Router } from 'express'
import { cancelJob } from '../analysis/job/cancel.ts'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { identityOf } from './http/auth.ts'
import { readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { isDocumentId } from './read-own-analysis.ts'

const REFUSALS = { gone: 'not-found', finished: 'job-finished', begun: 'job-begun' } as const

/** POST /api/analyses/{id}/cancellation: 409 when the job has ended, or has begun and the request does not accept the cost. */
export function cancellationRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/analyses/:id/cancellation')
    .post(async (request, response) => {
      const { id } = request.params
      const { pointStays } = parseRequest(CancelRequestSchema, readJson(request))
      if (!isDocumentId(id)) throw new ApiError('not-found')
      const outcome = await cancelJob(db, id, identityOf(response).uid, pointStays, now())
      if (outcome.kind !== 'cancelled') throw new ApiError(REFUSALS[outcome.kind])
      const { refunded } = outcome
      log('INFO', 'analysis-cancelled', { analysisId: id, refunded })
      response.json({ refunded })
    })
    .all(allowOnly('POST'))
  return router
}
