import { type AnalyzeAnswer, AnalyzeRequestSchema } from '@gaplens/contracts/analysis/requests'
import { Router } from 'express'
import { type StartRefusal, startAnalysis } from '../analysis/start-analysis.ts'
import { addressOf } from '../limits/address.ts'
import type { Opening } from '../points/open-account.ts'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { admitAnalysis } from '../settings/admission.ts'
import { identityOf, requireUnrevoked } from './http/auth.ts'
import { readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { idempotencyKey } from './http/idempotency-key.ts'
import { limitNewAccounts, limitRoute } from './http/limit-requests.ts'

/** POST /api/analyze */
export function analyzeRoutes(
  db: Database,
  opening: () => Opening,
  newAccountsPerAddress: number,
  clock: () => Date,
): Router {
  const router = Router()
  router
    .route('/analyze')
    .post(requireUnrevoked, limitRoute(db, 'analyze', clock), async (request, response) => {
      const { acceptWait, ...body } = parseRequest(AnalyzeRequestSchema, readJson(request))
      const identity = identityOf(response)
      const key = idempotencyKey(request.headers['idempotency-key'])
      const now = clock()
      const admission = await admitAnalysis(db, identity.uid, now, acceptWait)
      if (admission.isFirstFree && admission.refusal === null)
        await limitNewAccounts(db.firestore, identity.uid, addressOf(request), newAccountsPerAddress, now)
      const outcome = await startAnalysis(db, {
        identity,
        request: body,
        idempotencyKey: key,
        opening: opening(),
        admission,
        now,
      })
      if (outcome.kind === 'refused') throw refusalAsError(outcome.refusal)
      const jobId = outcome.id
      log('INFO', 'analysis-started', { analysisId: jobId, requestId: String(response.locals.requestId) })
      const answer: AnalyzeAnswer = { jobId }
      response.status(202).json(answer)
    })
    .all(allowOnly('POST'))
  return router
}

function refusalAsError(refusal: StartRefusal): ApiError {
  const message = 'message' in refusal ? refusal.message : undefined
  return new ApiError(refusal.code, {
    ...(message !== undefined && { message }),
    ...(refusal.code === 'too-many-analyses' && { headers: { 'retry-after': '30' } }),
  })
}
