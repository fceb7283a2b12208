import express, { type Express } from 'express'
import type { ChatServices } from '../chat/services.ts'
import type { Database } from '../database.ts'
import type { PaymentAdapter } from '../payments/adapter.ts'
import type { TaskQueue } from '../providers/types.ts'
import { taskQueue } from '../task-queue.ts'
import { adminRoutes } from './admin/routes.ts'
import { analysesRoutes } from './analyses.ts'
import { analyzeRoutes } from './analyze.ts'
import { requireUser } from './auth.ts'
import { chatbotRoutes } from './chatbot.ts'
import { ApiError, answerError, assignRequestId, refuseUnknownRoute } from './errors.ts'
import { paymentRoutes } from './payments.ts'
import { resultRoutes } from './results.ts'

/** What the routes need that are open to everybody; asked for on use, for secrets are not there before. */
export interface OpenServices {
  readonly chat: () => ChatServices
  readonly payments: () => PaymentAdapter | null
}

const NOTHING_OPEN: OpenServices = {
  chat: () => {
    throw new ApiError('unavailable')
  },
  payments: () => null,
}

/** The HTTP API. Hosting's rewrite keeps the `/api` prefix. */
export function createApi(
  db: Database,
  adminEmail: () => string | null,
  tasks: () => TaskQueue = taskQueue,
  open: OpenServices = NOTHING_OPEN,
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
  // Open to visitors who are not signed in; each looks after itself.
  app.use('/api', chatbotRoutes(db, open.chat), paymentRoutes(db, open.payments))
  app.use('/api', requireUser, analyzeRoutes(db, adminEmail), resultRoutes(db), analysesRoutes(db))
  app.use('/api/admin', adminRoutes({ db, adminEmail, tasks }))
  app.use(refuseUnknownRoute)
  app.use(answerError)
  return app
}
