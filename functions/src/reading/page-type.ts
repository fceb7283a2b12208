import { hasType } from './data-item.ts'
import type { PageType } from './page.ts'
import type { PageSource } from './source.ts'

/** What kind of page it is, from what it declares, its address and the shape of its text. */
export function pageTypeOf(source: PageSource): PageType {
  const has = (pattern: RegExp) => source.items.some((item) => item.top && hasType(item, pattern))
  const path = source.url.replace(/^https?:\/\/[^/]+/, '').toLowerCase()
  const host = /^https?:\/\/([^/]+)/.exec(source.url)?.[1] ?? ''
  if (
    has(/^(?:DiscussionForumPosting|QAPage)$/) ||
    /\/(?:forum|forums|thread|threads|topic|viewtopic|questions)\b|\/t\/|showthread/.test(path)
  )
    return 'forum'
  if (has(/^(?:Product|ProductGroup)$/) || /\/(?:product|products|item|dp|p)\//.test(path)) return 'product'
  if (
    /^(?:docs?|developer|developers|api|help)\.|readthedocs/.test(host) ||
    /\/(?:docs?|documentation|reference|manual|api)\//.test(path)
  )
    return 'documentation'
  if (
    has(/^(?:CollectionPage|ItemList|OfferCatalog)$/) &&
    /\/(?:collections?|category|categories|c|shop)\b/.test(path)
  )
    return 'collection'
  if (/\/(?:collections?|category|categories|shop)\b/.test(path)) return 'collection'
  if (has(/Article$|Posting$/)) return 'article'
  if (has(/^(?:Service|LocalBusiness|\w+Business|ProfessionalService)$/)) return 'service'
  if (/\/(?:search|list|tag|tags|jobs|events|directory)\b/.test(path)) return 'listing'
  return 'article'
}
