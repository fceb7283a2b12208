import type { PaymentAnswer, PaymentProblem } from '@gaplens/contracts/points/payments'
import { Router } from 'express'
import { createLogSampler } from '../limits/log-sampler.ts'
import { HOUR } from '../limits/request-limits.ts'
import type { PaymentAdapter } from '../payments/adapter.ts'
import { receiveNotice } from '../payments/receive-notice.ts'
import type { Settlement } from '../payments/settle.ts'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { rawBody } from './http/body.ts'
import { ApiError, allowOnly } from './http/errors.ts'
import { addressLimit } from './http/limit-requests.ts'

/** Limit for one IP address. A genuine provider whose secret has just been changed stays below it. */
const FORGED_NOTICES_PER_MINUTE = 30

/** POST /api/payments/webhook: notices of a payment provider. They are authenticated by signature, not by a user's token. */
export function paymentRoutes(db: Database, adapter: () => PaymentAdapter | null, clock: () => Date): Router {
  const countForged = createLogSampler(HOUR * 1_000)
  // Only forged notices count, so that forgeries never block a genuine notice.
  const limitForged = addressLimit(FORGED_NOTICES_PER_MINUTE)
  const router = Router()
  router
    .route('/payments/webhook')
    .post(async (request, response) => {
      const provider = adapter()
      if (provider === null) throw new ApiError('unavailable')
      const now = clock()
      const requestId = String(response.locals.requestId)
      // The signature is verified first, so that unsigned content is never parsed.
      if (!provider.isGenuine(request.headers, rawBody(request), now)) {
        const line = countForged('forged', now)
        if (line !== null) log('WARNING', 'payment-signature-refused', { requestId, count: line.count })
        await limitForged(request)
        throw new ApiError('payment-signature')
      }
      const { eventId, orderId, outcome } = await receiveNotice(db, provider, rawBody(request), now)
      const line = { requestId, status: outcome.status, eventId, orderId }
      if (outcome.status !== 'waiting') {
        log('INFO', 'payment-notice', line)
        response.json({ status: outcome.status, points: pointsOf(outcome) } satisfies PaymentAnswer)
        return
      }
      log('ERROR', 'payment-waiting', { ...line, problem: outcome.problem })
      // The account or the credit may exist a moment later. The provider then sends the notice again.
      if (LATER.has(outcome.problem)) throw new ApiError('payment-not-ready')
      response.json({ status: 'waiting', points: 0 } satisfies PaymentAnswer)
    })
    .all(allowOnly('POST'))
  return router
}

const LATER: ReadonlySet<PaymentProblem> = new Set(['unknown-user', 'unknown-order'])

function pointsOf(outcome: Settlement): number {
  return 'points' in outcome ? outcome.points : 0
}
