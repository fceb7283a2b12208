import { HEALTH_PATH, type Health } from '@gaplens/contracts/health'
import { Router } from 'express'
import { allowOnly } from './http/errors.ts'

/**
 * GET /api/health: this process answers. Shallow on purpose: a check that asked Firestore would take the whole API out
 * of service when one of its parts is slow, and cost a read a second for each probe.
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
