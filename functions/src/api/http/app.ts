import { OLDEST_CLIENT_VERSION } from '@gaplens/contracts/client-version'
import { SHARE_PATH } from '@gaplens/contracts/shares/share'
import express, { type Express } from 'express'
import type { ChatServices } from '../../chat/services.ts'
import type { PaymentAdapter } from '../../payments/adapter.ts'
import type { Opening } from '../../points/open-account.ts'
import type { TaskQueue } from '../../providers/types.ts'
import type { Database } from '../../runtime/database.ts'
import { accountRoutes } from '../account.ts'
import { adminRoutes } from '../admin/routes.ts'
import { analysesRoutes } from '../analyses.ts'
import { analyzeRoutes } from '../analyze.ts'
import { batchRoutes } from '../batches.ts'
import { brandingRoutes } from '../branding.ts'
import { cancellationRoutes } from '../cancellation.ts'
import { chatbotRoutes } from '../chatbot.ts'
import { cspReportRoutes } from '../csp-reports.ts'
import { draftBasisRoutes } from '../draft-basis.ts'
import { type DraftPageReader, draftPageRoutes } from '../draft-page.ts'
import { draftRoutes } from '../drafts.ts'
import { estimateRoutes } from '../estimate.ts'
import { exportRoutes } from '../export.ts'
import { healthRoutes } from '../health.ts'
import { ownLedgerRoutes } from '../own-ledger.ts'
import { paymentRoutes } from '../payments.ts'
import { profileRoutes } from '../profile.ts'
import { archiveRootRoutes, reportArchiveRoutes } from '../report-archive.ts'
import { resultRoutes } from '../results.ts'
import { answerSharedRefusal, sharedReportRoutes } from '../shared-report.ts'
import { sharesRoutes } from '../shares.ts'
import { type AppVerifier, requireApp } from './app-check.ts'
import { requireUser } from './auth.ts'
import { receiveBody } from './body.ts'
import { answerError, assignRequestId, refuseUnknownRoute } from './errors.ts'
import { limitAddresses, limitUser } from './limit-requests.ts'
import { refuseOutdated } from './outdated-client.ts'
import { requireAccount } from './require-account.ts'

export interface ApiDependencies {
  readonly db: Database
  readonly opening: () => Opening
  readonly tasks: () => TaskQueue
  readonly chat: () => ChatServices
  readonly payments: () => PaymentAdapter | null
  /** Reads the page of a draft's address. It is loaded with the first request for it. */
  readonly pages: () => Promise<DraftPageReader>
  /** Requests a minute that this process takes from one IP address. */
  readonly requestsPerAddress: number
  /** How many new accounts an hour may first spend their gift from one IP address. */
  readonly newAccountsPerAddress: number
  /** How many jobs the queue dispatches concurrently. Batches take a share of them. */
  readonly jobsAtOnce: number
  /** Verifies the app; null when any client is answered. */
  readonly isGenuineApp: AppVerifier | null
  readonly now: () => Date
}

/** The HTTP API. Hosting's rewrite keeps the `/api` prefix. */
export function createApi(deps: ApiDependencies): Express {
  const { db, opening } = deps
  const app = express()
  const perPerson = limitUser()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.use(assignRequestId)
  app.use((_request, response, next) => {
    // Answers are personal, so no shared cache may store them.
    response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    next()
  })
  app.use(receiveBody)
  // Health probes and signed payment notices come first: they need neither limits nor a user.
  app.use('/api', healthRoutes(), paymentRoutes(db, deps.payments, deps.now))
  const perAddress = limitAddresses(deps.requestsPerAddress)
  // Shared reports are pages for anyone who has the link: no user, no App Check.
  const shared = sharedReportRoutes({ db, contact: () => deps.chat().contact, now: deps.now })
  app.use(SHARE_PATH, perAddress, shared, answerSharedRefusal)
  app.use('/api', perAddress)
  // Archives can be checked by anyone who holds one, without an account or our client.
  app.use('/api', archiveRootRoutes(db))
  app.use('/api', refuseOutdated(OLDEST_CLIENT_VERSION))
  // Browsers send these reports themselves, without a token and without App Check.
  app.use('/api', cspReportRoutes(deps.now))
  if (deps.isGenuineApp !== null) app.use('/api', requireApp(deps.isGenuineApp))
  // The chat is open to visitors who are not signed in, and has limits of its own.
  app.use('/api', chatbotRoutes(db, deps.chat, perPerson, deps.now))
  app.use('/api', requireUser, perPerson, requireAccount(db, opening, deps.now))
  app.use(
    '/api',
    analyzeRoutes(db, opening, deps.newAccountsPerAddress, deps.now),
    batchRoutes({ ...deps, contact: () => deps.chat().contact }),
    resultRoutes(db),
    analysesRoutes(db, deps.now),
    sharesRoutes(db, deps.now),
    draftBasisRoutes(db),
    draftPageRoutes(db, deps.pages, deps.now),
    draftRoutes(db, deps.now),
    cancellationRoutes(db, deps.now),
    estimateRoutes(db, deps.now),
    brandingRoutes(db, deps.now),
    exportRoutes({ db, contact: () => deps.chat().contact, now: deps.now }),
    reportArchiveRoutes(db, deps.now),
    profileRoutes(db),
    accountRoutes(db, deps.now),
    ownLedgerRoutes(db),
  )
  app.use('/api/admin', adminRoutes(deps))
  app.use(refuseUnknownRoute)
  app.use(answerError)
  return app
}
