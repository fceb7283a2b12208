import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { type ReadDraftPageAnswer, ReadDraftPageRequestSchema } from '@gaplens/contracts/drafts/saved-drafts'
import { isPageFailureCode, PAGE_FAILURES, type PageFailureCode } from '@gaplens/contracts/errors'
import { pageMarkdown } from '@gaplens/report/draft/page-markdown'
import { Router } from 'express'
import type { FetchedPage, WebFetcher } from '../providers/types.ts'
import type { Database } from '../runtime/database.ts'
import { errorCode } from '../runtime/error-code.ts'
import { readSettings } from '../settings/settings.ts'
import { readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { limitRoute } from './http/limit-requests.ts'

/** The services that fetch and read a page for a draft. */
export interface DraftPageReader {
  readonly web: Pick<WebFetcher, 'fetchPage'>
  readonly reader: { read(page: FetchedPage): Promise<ReadPage> }
}

/** Pages that one instance reads concurrently. Each may take as much memory as a hundred other requests. */
const AT_ONCE = 3

/**
 * POST /api/drafts/read-page: the main text of the page at a given address, as Markdown. It costs no point and stores
 * nothing. robots.txt is not checked, as for the user's own page in an analysis.
 */
export function draftPageRoutes(
  db: Database,
  pages: () => Promise<DraftPageReader>,
  now: () => Date,
): Router {
  const router = Router()
  let reading = 0
  router
    .route('/drafts/read-page')
    .post(limitRoute(db, 'draft-page', now), async (request, response) => {
      const { url } = parseRequest(ReadDraftPageRequestSchema, readJson(request))
      if (reading >= AT_ONCE) throw new ApiError('unavailable', { headers: { 'retry-after': '5' } })
      reading += 1
      try {
        const { draftMaxCharacters } = await readSettings(db, now())
        response.json(await readPage(await pages(), url, draftMaxCharacters))
      } finally {
        reading -= 1
      }
    })
    .all(allowOnly('POST'))
  return router
}

async function readPage(
  { web, reader }: DraftPageReader,
  url: string,
  most: number,
): Promise<ReadDraftPageAnswer> {
  const page = await web
    .fetchPage(url, { respectRobots: false })
    .then((fetched) => reader.read(fetched))
    .catch((error: unknown) => {
      throw unreadable(error)
    })
  if (page.blockedBy !== null) throw refusal(page.blockedBy)
  const markdown = [...pageMarkdown(page)]
  return {
    title: page.title,
    markdown: markdown.slice(0, most).join(''),
    truncated: page.truncated || markdown.length > most,
  }
}

/** Turns a failure to read the page into an API error; other errors stay as they are. */
function unreadable(error: unknown): unknown {
  const code = errorCode(error)
  return isPageFailureCode(code) ? refusal(code) : error
}

function refusal(code: PageFailureCode): ApiError {
  return new ApiError('page-unreadable', {
    field: 'url',
    message: `無法讀取這個網頁：${PAGE_FAILURES[code]}。請確認網址可公開瀏覽，或直接貼上內容。`,
  })
}
