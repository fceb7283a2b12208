import { USER_PAGE_ID } from '@gaplens/contracts/analysis/page-ids'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import { MAX_CITED_PAGES } from '@gaplens/contracts/limits'
import { siteOf } from '@gaplens/coverage/sites'
import type { Source } from '@gaplens/coverage/source'
import { PROMISED_SOURCES } from '../../numbers-of-sources.ts'
import { ownSiteOf } from '../../own-site.ts'
import { pageKey } from '../../page-key.ts'

export interface ChosenSources {
  /** The user's page first, then cited pages in Google's order, then organic results until there are ten. */
  readonly sources: readonly Source[]
  /** Number of cited pages that exceed what one report reads. */
  readonly leftOut: number
  /** Addresses that Google shows and the user excluded, as Google writes them. */
  readonly excluded: readonly string[]
}

/**
 * Decides which pages are read. A page that is cited twice is read once. The user's page never competes with itself.
 * @param unwanted addresses of pages that the user excluded, however they are written
 */
export function chooseSources(
  serp: Serp,
  userPageUrl: string,
  unwanted: readonly string[] = [],
): ChosenSources {
  const own = pageKey(userPageUrl)
  const barred = new Set(unwanted.map(pageKey))
  const ownSite = ownSiteOf(userPageUrl)
  const excluded = new Map<string, string>()
  /** The key of a page that may be read; null when it may not. */
  const keyOf = (url: string): string | null => {
    const key = pageKey(url)
    if (key === null || key === own) return key
    // Other pages of the user's own site are not competitors.
    if (ownSite !== null && siteOf(url) === ownSite) return null
    if (!barred.has(key)) return key
    if (!excluded.has(key)) excluded.set(key, url)
    return null
  }
  const cited = new Map<string, { url: string; title: string; indexes: number[] }>()
  for (const reference of serp.references) {
    const key = keyOf(reference.url)
    if (key === null) continue
    const known = cited.get(key)
    if (known) known.indexes.push(reference.index)
    else cited.set(key, { url: reference.url, title: reference.title, indexes: [reference.index] })
  }
  const ownIndexes = own === null ? [] : (cited.get(own)?.indexes ?? [])
  if (own !== null) cited.delete(own)

  const user = waiting(USER_PAGE_ID, userPageUrl, '', 'user', 0, ownIndexes)
  const read = [...cited.values()].slice(0, MAX_CITED_PAGES)
  const sources = read.map(({ url, title, indexes }, at) =>
    waiting(`p${at + 1}`, url, title, 'cited', at + 1, indexes),
  )
  for (const result of serp.organic) {
    if (sources.length >= PROMISED_SOURCES) break
    const key = keyOf(result.url)
    if (key === null || key === own || cited.has(key)) continue
    cited.set(key, { url: result.url, title: result.title, indexes: [] })
    const rank = sources.length + 1
    sources.push(waiting(`p${rank}`, result.url, result.title, 'organic', rank, []))
  }
  return {
    sources: [user, ...sources],
    leftOut: Math.max(0, cited.size - sources.length),
    excluded: [...excluded.values()],
  }
}

function waiting(
  id: string,
  url: string,
  title: string,
  role: Source['role'],
  rank: number,
  referenceIndexes: number[],
): Source {
  return { id, url, title, role, rank, referenceIndexes, page: null, failure: null, readAt: null }
}
