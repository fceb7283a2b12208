import { isFinished } from '@gaplens/contracts/analysis'
import { ExportQuerySchema } from '@gaplens/contracts/api'
import { exportFileName } from '@gaplens/report/text/file-name'
import { Router } from 'express'
import { reportFile } from '../export/html-file.ts'
import type { Database } from '../runtime/database.ts'
import { identityOf } from './http/auth.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { readOwned } from './read-own-analysis.ts'
import { reportInput } from './report-input.ts'

interface ExportNeeds {
  readonly db: Database
  /** Support address for the last line of the report. */
  readonly contact: () => string
  readonly now: () => Date
}

/** GET /api/export/html/{jobId}?edition=: the report as one file. 400 while unfinished, 404 where there is none for this user. */
export function exportRoutes({ db, contact, now }: ExportNeeds): Router {
  const router = Router()
  router
    .route('/export/html/:id')
    .get(async (request, response) => {
      const { id } = request.params
      const { edition } = parseRequest(ExportQuerySchema, request.query)
      const job = await readOwned(db, id, identityOf(response).uid)
      if (!isFinished(job.status)) throw new ApiError('not-finished')
      // A failed job has no report, and never will.
      if (job.result === null) throw new ApiError('not-found')
      const html = reportFile(reportInput(job, job.result, contact()), edition)
      response.set('content-disposition', `attachment; filename="${exportFileName(id, now(), 'html')}"`)
      response.type('html').send(html)
    })
    .all(allowOnly('GET'))
  return router
}
