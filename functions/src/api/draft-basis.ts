import { Router } from 'express'
import { readBasis } from '../analysis/draft-basis.ts'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { identityOf } from './http/auth.ts'
import { ApiError, allowOnly } from './http/errors.ts'
import { isDocumentId } from './read-own-analysis.ts'
import { reportRoute } from './report-slots.ts'

/** GET /api/analyses/{id}/draft-basis: what the browser needs to score drafts against a report. It costs no point. */
export function draftBasisRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/analyses/:id/draft-basis')
    .get(
      reportRoute(async (request, response) => {
        const { id } = request.params
        if (!isDocumentId(id)) throw new ApiError('not-found')
        // The report itself is not needed, so it is not unpacked.
        const analysis = await unparsedDocument(db.analyses().doc(id)).get()
        if (analysis.get('uid') !== identityOf(response).uid) throw new ApiError('not-found')
        const basis = await readBasis(db, id)
        if (basis === null) throw new ApiError('no-draft-basis')
        response.type('json').send(basis)
      }),
    )
    .all(allowOnly('GET'))
  return router
}
