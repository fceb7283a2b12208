import { HEALTH_PATH, type Health } from '@gaplens/contracts/health'
import { Router } from 'express'
import { clientAddress } from '../limits/address.ts'
import { environment } from '../runtime/environment.ts'
import { allowOnly } from './http/errors.ts'

/**
 * GET /api/health: says that this process answers. It deliberately does not ask Firestore: the whole API would go out of
 * service whenever Firestore is slow, and each probe would cost reads. It tells who asks which address the limits would
 * count, so that the smoke test can see whether `TRUSTED_HOPS` is right.
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
