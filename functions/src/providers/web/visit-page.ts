import { ProviderError } from '../error.ts'
import type { FetchedPage } from '../types.ts'
import { readCrawlerHeaders } from './crawler-headers.ts'
import type { Visitor } from './follow-redirects.ts'
import { isReadableType, looksBinary, redirectOf, statusError } from './http-answer.ts'

/** A page with the facts from its own headers. Those from robots.txt are added later. */
type HeadedPage = Omit<FetchedPage, 'served'> & { readonly served: ReturnType<typeof readCrawlerHeaders> }

/** Reads a page of at most `maxBytes`, or finds out where it has moved. @throws ProviderError with a `PageFailureCode` */
export function visitPage(maxBytes: number): Visitor<HeadedPage> {
  return async (target, answer) => {
    const location = redirectOf(answer)
    if (location !== null) return { location }
    const failure = statusError(answer)
    if (failure !== null) throw failure
    const { status, headers, receivedAt } = answer
    if (!isReadableType(headers['content-type'])) {
      throw new ProviderError('unsupported-type', { status, detail: headers['content-type'] })
    }
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw new ProviderError('too-large')
    const bytes = await answer.readBody(maxBytes, 'fail')
    if (looksBinary(bytes)) throw new ProviderError('unsupported-type', { status, detail: 'by its content' })
    const contentType = headers['content-type'] ?? null
    const served = readCrawlerHeaders(answer, target.url)
    return {
      done: { url: target.url, status, contentType, bytes, fetchedAt: receivedAt.toISOString(), served },
    }
  }
}
