import type { SearchProvider, WebFetcher } from '../../providers/types.ts'
import type { FetchCache } from './fetch-cache.ts'

/**
 * Adds the cache to a search provider. Results whose overview was unavailable are not cached, nor are those without the
 * optional searches, because a later analysis would take them for complete. A cached answer counts no request.
 * @param isRefresh whether to skip cached answers; fetched answers are cached either way
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
      let isWhole = true
      const onReduced = () => {
        isWhole = false
      }
      const serp = await provider.search(keyword, { ...options, onReduced })
      if (isWhole && serp.overviewState !== 'unavailable') await cache.keepSerp(key, serp)
      return serp
    },
  }
}

/**
 * Adds the cache to a page fetcher. Only pages that Google cites and robots.txt allows are cached. The user's own page is
 * fetched each time, because it may have changed since the last analysis and its address may be private.
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
