import { type Branding, BrandingRequestSchema, type Logo } from '@gaplens/contracts/shares/branding'
import { Router } from 'express'
import { readBranding, saveBranding } from '../branding/branding.ts'
import { cleanLogo } from '../branding/clean-logo.ts'
import type { Database } from '../runtime/database.ts'
import { identityOf } from './http/auth.ts'
import { readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'

/** GET, PUT and DELETE /api/branding: the brand of a user's white-label reports. */
export function brandingRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/branding')
    .get(async (_request, response) => {
      response.json(await readBranding(db, identityOf(response).uid, now()))
    })
    .put(async (request, response) => {
      const { logo, ...texts } = parseRequest(BrandingRequestSchema, readJson(request))
      const { uid } = identityOf(response)
      // Re-encoding a logo is costly, so only users who may have a brand can request it.
      if (!(await readBranding(db, uid, now())).allowed) throw new ApiError('white-label-not-allowed')
      const branding: Branding = { ...texts, logo: logo === null ? null : keptLogo(logo) }
      if (!(await saveBranding(db, uid, branding, now()))) throw new ApiError('white-label-not-allowed')
      response.json({ allowed: true, branding })
    })
    .delete(async (_request, response) => {
      await db.branding(identityOf(response).uid).delete()
      response.status(204).end()
    })
    .all(allowOnly('GET', 'PUT', 'DELETE'))
  return router
}

/** @throws ApiError 400 */
function keptLogo(base64: string): Logo {
  const logo = cleanLogo(base64)
  if (logo === 'invalid' || logo === 'too-large') throw new ApiError(`logo-${logo}`, { field: 'logo' })
  return logo
}
