import {
  type CreateShareAnswer,
  CreateShareRequestSchema,
  SHARE_PATH,
  type Share,
  type ShareDocument,
  type SharesAnswer,
} from '@gaplens/contracts/shares/share'
import { Router } from 'express'
import type { Database } from '../runtime/database.ts'
import { readSettings } from '../settings/settings.ts'
import { createShare, listShares, revokeShare } from '../sharing/shares.ts'
import { hashToken, isShareId } from '../sharing/token.ts'
import { identityOf } from './http/auth.ts'
import { readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { limitRoute } from './http/limit-requests.ts'
import { iso, isoOrNull } from './http/time.ts'
import { isDocumentId, readOwnAnalysis } from './read-own-analysis.ts'

/** GET and POST /api/analyses/{id}/shares; DELETE /api/analyses/{id}/shares/{shareId} */
export function sharesRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/analyses/:id/shares')
    .get(async (request, response) => {
      const { id } = request.params
      const { uid } = identityOf(response)
      await readOwnAnalysis(db, id, uid)
      const { shares, unreadable } = await listShares(db, uid, id, now())
      const data = shares.map(([shareId, share]) => seenByOwner(shareId, share))
      response.json({ data, unreadable } satisfies SharesAnswer)
    })
    .post(limitRoute(db, 'share', now), async (request, response) => {
      const id = String(request.params.id)
      const wanted = parseRequest(CreateShareRequestSchema, readJson(request))
      if (!isDocumentId(id)) throw new ApiError('not-found')
      const limits = await readSettings(db, now())
      const made = await createShare(db, identityOf(response).uid, id, wanted, limits, now())
      if (made.kind === 'too-many-shares')
        throw new ApiError(made.kind, { message: tooManyText(limits.sharesPerAnalysis) })
      if (made.kind !== 'created') throw new ApiError(made.kind)
      const answer: CreateShareAnswer = {
        share: seenByOwner(hashToken(made.token), made.share),
        path: `${SHARE_PATH}/${made.token}`,
      }
      response.status(201).json(answer)
    })
    .all(allowOnly('GET', 'POST'))
  router
    .route('/analyses/:id/shares/:shareId')
    .delete(async (request, response) => {
      const { id, shareId } = request.params
      const isRevoked = isShareId(shareId) && (await revokeShare(db, identityOf(response).uid, id, shareId))
      if (!isRevoked) throw new ApiError('not-found')
      response.status(204).end()
    })
    .all(allowOnly('DELETE'))
  return router
}

function tooManyText(most: number): string {
  return `一份報告最多 ${most} 個分享連結，請先撤銷不用的連結。`
}

function seenByOwner(id: string, share: ShareDocument): Share {
  return {
    id,
    ending: share.ending ?? '',
    createdAt: iso(share.createdAt),
    expiresAt: isoOrNull(share.expiresAt),
    hasPassword: share.password !== null,
    views: share.views,
    lastViewedAt: isoOrNull(share.lastViewedAt),
  }
}
