import type { PaymentAnswer } from '@gaplens/contracts/payments'
import { Router } from 'express'
import { HOUR } from '../limits/request-limits.ts'
import { createSparseCounter } from '../limits/sparse-counter.ts'
import type { PaymentAdapter } from '../payments/adapter.ts'
import { creditNotice } from '../payments/credit.ts'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { rawBody, readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { addressLimit } from './http/limit-requests.ts'

/** Limit for one IP address. A genuine provider whose secret has just been changed stays below it. */
const FORGED_NOTICES_PER_MINUTE = 30

/** POST /api/payments/webhook: notices of a payment provider. They are authenticated by signature, not by a user's token. */
export function paymentRoutes(db: Database, adapter: () => PaymentAdapter | null): Router {
  const countForged = createSparseCounter(HOUR * 1_000)
  // Only forged notices count, so that forgeries never block a genuine notice.
  const limitForged = addressLimit(FORGED_NOTICES_PER_MINUTE)
  const router = Router()
  router
    .route('/payments/webhook')
    .post(async (request, response) => {
      const provider = adapter()
      if (provider === null) throw new ApiError('unavailable')
      const now = new Date()
      const requestId = String(response.locals.requestId)
      // The signature is verified first, so that unsigned content is never parsed.
      if (!provider.isGenuine(request.headers, rawBody(request), now)) {
        const line = countForged('forged', now)
        if (line !== null) log('WARNING', 'payment-signature-refused', { requestId, count: line.count })
        await limitForged(request)
        throw new ApiError('payment-signature')
      }
      const notice = parseRequest(provider.schema, readJson(request))
      if (notice.type !== provider.paid) {
        response.json({ status: 'ignored', points: 0 } satisfies PaymentAnswer)
        return
      }
      const outcome = await creditNotice(db, notice, now)
      log(outcome.status === 'mismatch' ? 'ERROR' : 'INFO', 'payment-notice', {
        requestId,
        status: outcome.status,
        eventId: notice.id,
        orderId: notice.data.orderId,
      })
      if (outcome.status === 'mismatch') throw new ApiError('payment-invalid')
      if (outcome.status === 'unknown-user') throw new ApiError('user-not-ready')
      response.json(outcome satisfies PaymentAnswer)
    })
    .all(allowOnly('POST'))
  return router
}
