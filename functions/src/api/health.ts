import { HEALTH_PATH, type Health } from '@gaplens/contracts/health'
import { Router } from 'express'
import { allowOnly } from './http/errors.ts'

/**
 * GET /api/health: says that this process answers. It deliberately does not ask Firestore: the whole API would go out of
 * service whenever Firestore is slow, and each probe would cost reads.
 */
export function healthRoutes(): Router {
  const router = Router()
  router
    .route(HEALTH_PATH)
    .get((_request, response) => {
      // Cloud Run sets K_REVISION; the emulator has none.
      response.json({ status: 'ok', revision: process.env.K_REVISION ?? null } satisfies Health)
    })
    .all(allowOnly('GET'))
  return router
}
