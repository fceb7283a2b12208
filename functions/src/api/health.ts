import { HEALTH_PATH, type Health } from '@gaplens/contracts/health'
import { Router } from 'express'
import { clientAddress } from '../limits/address.ts'
import { environment } from '../runtime/environment.ts'
import { allowOnly } from './http/errors.ts'

/**
 * GET /api/health: says that this process answers. It deliberately does not call Firestore, because the whole API would
 * then count as unhealthy whenever Firestore is slow, and each probe would cost reads. The answer includes the client's
 * address as the limits see it, so that the smoke test can check `TRUSTED_HOPS`.
 */
export function healthRoutes(): Router {
  const router = Router()
  router
    .route(HEALTH_PATH)
    .get((request, response) => {
      const health: Health = {
        status: 'ok',
        // Cloud Run sets it; the emulator has none.
        revision: process.env.K_REVISION ?? null,
        client: clientAddress(request, environment().trustedHops),
      }
      response.json(health)
    })
    .all(allowOnly('GET'))
  return router
}
