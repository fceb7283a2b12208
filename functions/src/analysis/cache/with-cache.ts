import type { SearchProvider, WebFetcher } from '../../providers/types.ts'
import type { FetchCache } from './fetch-cache.ts'

/**
 * A search that answers with what it answered not long ago. Results without the overview that Google was about to show
 * are not kept. An answer of the cache has cost no request.
 * @param isRefresh whether what is kept may be answered with; what is fetched is kept either way
 */
export function withSearchCache(
  provider: SearchProvider,
  cache: FetchCache,
  isRefresh: boolean,
): SearchProvider {
  return {
    async search(keyword, options) {
      const key = `${provider.variant ?? ''}\n${keyword}`
      const kept = isRefresh ? null : await cache.serp(key)
      if (kept !== null) return { ...kept, requests: 0 }
      const serp = await provider.search(keyword, options)
      if (serp.overviewState !== 'unavailable') await cache.keepSerp(key, serp)
      return serp
    },
  }
}

/**
 * A reader of pages that answers with what was served not long ago. Only pages that are read because Google cites them,
 * and that robots.txt opens, are kept: the user's own page is fetched each time, since they change it between two
 * analyses, and since its address may be known to them alone.
 */
export function withPageCache(web: WebFetcher, cache: FetchCache, isRefresh: boolean): WebFetcher {
  return {
    async fetchPage(url, options) {
      if (!options.respectRobots) return await web.fetchPage(url, options)
      const kept = isRefresh ? null : await cache.page(url)
      if (kept !== null) return kept
      const page = await web.fetchPage(url, options)
      await cache.keepPage(url, page)
      return page
    },
    close: () => web.close(),
  }
}
