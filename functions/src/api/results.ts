import type { JobAnswer } from '@gaplens/contracts/analysis/requests'
import { Router } from 'express'
import type { Database } from '../runtime/database.ts'
import { identityOf } from './http/auth.ts'
import { allowOnly } from './http/errors.ts'
import { iso, isoOrNull } from './http/time.ts'
import { readOwnAnalysis } from './read-own-analysis.ts'
import { reportRoute } from './report-slots.ts'

/** GET /api/results/{jobId} */
export function resultRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/results/:id')
    .get(
      reportRoute(async (request, response) => {
        const job = await readOwnAnalysis(db, request.params.id, identityOf(response).uid)
        const answer: JobAnswer = {
          jobId: request.params.id,
          targetKeyword: job.targetKeyword,
          userPageUrl: job.userPageUrl,
          excludedUrls: job.excludedUrls ?? [],
          status: job.status,
          stage: job.stage,
          progress: job.progress,
          steps: job.steps,
          sources: job.sources,
          partial: job.partial,
          data: job.result,
          error: job.error,
          warnings: job.warnings,
          createdAt: iso(job.createdAt),
          startedAt: isoOrNull(job.startedAt),
          completedAt: isoOrNull(job.completedAt),
        }
        response.json(answer)
      }),
    )
    .all(allowOnly('GET'))
  return router
}
