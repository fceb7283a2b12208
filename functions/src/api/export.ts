import { ExportQuerySchema } from '@gaplens/contracts/analysis/exports'
import { exportFileName } from '@gaplens/report/text/file-name'
import { Router } from 'express'
import { brandFor } from '../branding/branding.ts'
import { reportFile } from '../export/html-file.ts'
import type { Database } from '../runtime/database.ts'
import { identityOf } from './http/auth.ts'
import { allowOnly, parseRequest } from './http/errors.ts'
import { readOwnReport } from './read-own-analysis.ts'
import { reportInput } from './report-input.ts'
import { reportRoute } from './report-slots.ts'

interface ExportDependencies {
  readonly db: Database
  /** Support address for the last line of the report. */
  readonly contact: () => string
  readonly now: () => Date
}

/** GET /api/export/html/{jobId}?edition=: the report as one file. 400 while unfinished, 404 when this user has no such report. */
export function exportRoutes({ db, contact, now }: ExportDependencies): Router {
  const router = Router()
  router
    .route('/export/html/:id')
    .get(
      reportRoute(async (request, response) => {
        const { id } = request.params
        const { edition } = parseRequest(ExportQuerySchema, request.query)
        const { uid } = identityOf(response)
        const [{ analysis, result }, brand] = await Promise.all([
          readOwnReport(db, id, uid),
          brandFor(db, uid, contact(), now()),
        ])
        const html = reportFile(reportInput(analysis, result, brand), edition)
        const name = exportFileName(id, now(), 'html', edition)
        response.set('content-disposition', `attachment; filename="${name}"`)
        response.type('html').send(html)
      }),
    )
    .all(allowOnly('GET'))
  return router
}
