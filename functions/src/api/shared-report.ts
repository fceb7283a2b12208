import { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import { brandFor } from '../branding/branding.ts'
import { reportFile } from '../export/html-file.ts'
import { passwordPage, refusalPage, SHARE_HEADERS } from '../export/share-pages.ts'
import { addressOf } from '../limits/address.ts'
import type { Database } from '../runtime/database.ts'
import { describeError, log } from '../runtime/log.ts'
import { countView, type OpenShare, openShare } from '../sharing/open-share.ts'
import { isPassword } from '../sharing/password.ts'
import { rawBody } from './http/body.ts'
import { ApiError, allowOnly } from './http/errors.ts'
import { limitPasswordTries } from './http/limit-requests.ts'
import { reportInput } from './report-input.ts'
import { reportRoute, withReportSlot } from './report-slots.ts'

interface SharedReportDependencies {
  readonly db: Database
  /** Support address for reports that carry the product's own brand. */
  readonly contact: () => string
  readonly now: () => Date
}

/**
 * GET and POST /s/{token}: a shared report as a page of HTML without scripts, for anyone who has the link. If it has a
 * password, GET answers with a form and the form's POST with the report. Nothing is stored in the browser.
 */
export function sharedReportRoutes(deps: SharedReportDependencies): Router {
  const router = Router()
  router.use((_request, response, next) => {
    response.set(SHARE_HEADERS)
    next()
  })
  router
    .route('/:token')
    .get(
      reportRoute(async (request, response) => {
        const opened = await follow(deps, request)
        if (opened.share.password !== null) response.type('html').send(passwordPage())
        else await show(deps, request, response, opened)
      }),
    )
    .post(async (request, response) => {
      // The password is checked before a report slot is taken, because hashing waits for other passwords.
      const { id, share } = await withReportSlot(() => follow(deps, request))
      if (share.password !== null) {
        const takeBack = await limitPasswordTries(deps.db.firestore, id, addressOf(request), deps.now())
        const typed = new URLSearchParams(rawBody(request).toString('utf8')).get('password') ?? ''
        if (!(await isPassword(typed, share.password))) {
          response
            .status(403)
            .type('html')
            .send(passwordPage({ isWrong: true }))
          return
        }
        await takeBack()
      }
      await withReportSlot(async () => await show(deps, request, response, await follow(deps, request)))
    })
    .all(allowOnly('GET', 'POST'))
  router.use(() => {
    throw new ApiError('share-gone')
  })
  return router
}

/** @throws ApiError 404 */
async function follow({ db, now }: SharedReportDependencies, request: Request): Promise<OpenShare> {
  const opened = await openShare(db, String(request.params.token), now())
  if (opened === null) throw new ApiError('share-gone')
  return opened
}

async function show(
  { db, contact, now }: SharedReportDependencies,
  request: Request,
  response: Response,
  { id, share, analysis, result }: OpenShare,
): Promise<void> {
  const brand = await brandFor(db, share.uid, contact(), now())
  const html = reportFile(reportInput(analysis, result, brand), 'client')
  // HEAD requests and prefetching browsers show the report to nobody, so they are not counted as views.
  const isSeen = request.method !== 'HEAD' && request.headers['sec-purpose'] === undefined
  if (isSeen) await countView(db, id, now())
  response.type('html').send(html)
}

/** Answers errors under /s with a page for people. An unexpected error is never shown. */
export const answerSharedRefusal: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const known = error instanceof ApiError ? error : new ApiError('unavailable')
  if (!(error instanceof ApiError)) log('ERROR', 'shared-report-failed', describeError(error))
  response
    .status(known.status)
    .set({ ...SHARE_HEADERS, ...known.headers })
    .type('html')
    .send(refusalPage(known.message))
}
