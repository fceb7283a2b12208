import express, { type Express } from 'express'
import type { Database } from '../database.ts'
import type { TaskQueue } from '../providers/types.ts'
import { taskQueue } from '../task-queue.ts'
import { adminRoutes } from './admin/routes.ts'
import { analysesRoutes } from './analyses.ts'
import { analyzeRoutes } from './analyze.ts'
import { requireUser } from './auth.ts'
import { answerError, assignRequestId, refuseUnknownRoute } from './errors.ts'
import { resultRoutes } from './results.ts'

/** The HTTP API. Hosting's rewrite keeps the `/api` prefix. */
export function createApi(
  db: Database,
  adminEmail: () => string | null,
  tasks: () => TaskQueue = taskQueue,
): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.use(assignRequestId)
  app.use((_request, response, next) => {
    // Answers are one user's: no cache on the way may keep them.
    response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    next()
  })
  app.use('/api', requireUser, analyzeRoutes(db, adminEmail), resultRoutes(db), analysesRoutes(db))
  app.use('/api/admin', adminRoutes({ db, adminEmail, tasks }))
  app.use(refuseUnknownRoute)
  app.use(answerError)
  return app
}
