import { canonicalOf } from '../../metadata/address.ts'
import { metaContent, type PageSource } from '../../metadata/page-source.ts'
import { hasType } from '../../structured-data/data-item.ts'
import { type Address, log, type PageFeature } from './page-context.ts'

/** Types of structured data that show the kind of page. */
const DATA_TYPES: ReadonlyArray<readonly [string, RegExp]> = [
  ['article', /Article$|^BlogPosting$|^Report$/],
  ['product', /^Product(?:Group)?$/],
  ['offer', /Offer$/],
  ['list', /^ItemList$|^OfferCatalog$/],
  ['collection', /^CollectionPage$|^SearchResultsPage$/],
  ['forum', /^DiscussionForumPosting$|^QAPage$|^Question$|^Comment$/],
  ['faq', /^FAQPage$/],
  ['service', /^Service$|Business$|^Organization$|^ProfessionalService$|^Course$|^SoftwareApplication$/],
  ['tech', /^TechArticle$|^APIReference$|^HowTo$|^SoftwareSourceCode$/],
  ['breadcrumb', /^BreadcrumbList$/],
  ['site', /^WebSite$/],
  ['blog', /^Blog$/],
]

/** Words in addresses that show it. */
const PATHS: ReadonlyArray<readonly [string, RegExp]> = [
  [
    'article',
    /\/(?:blog|news|article|articles|story|stories|post|posts|insights|magazine|opinion|guides?|\d{4}\/\d{1,2})(?:[/-]|$)|\.s?html?$/,
  ],
  [
    'product',
    /\/(?:products?|item|itm|dp|p|pd|pdp|sku|goods|shop\/[^/]+\/[^/]+)(?:[/-]|$)|-p-?\d|\/[a-z0-9-]*\d{5,}(?:\.html?)?$/,
  ],
  [
    'collection',
    /\/(?:collections?|category|categories|c|cat|shop|store|browse|plp|b|departments?)(?:[/-]|$)/,
  ],
  [
    'listing',
    /\/(?:search|list|listing|tags?|topics?|jobs|events?|directory|archive|index|find|explore|rankings?|best|top|courses|recipes)(?:[/-]|$)|[?&](?:q|s|search|query|page)=/,
  ],
  [
    'forum',
    /\/(?:forums?|threads?|topic|t|viewtopic|showthread|questions|discussions?|community|comments|board|bbs|r)(?:[/.-]|$)/,
  ],
  [
    'docs',
    /\/(?:docs?|documentation|reference|manual|api|guide|tutorial|learn|wiki|help|kb|support|getting-started|man)(?:[/-]|$)/,
  ],
  [
    'service',
    /\/(?:services?|solutions?|platform|pricing|features?|about|practice-areas?|industries|treatments?|programs?|capabilities)(?:[/-]|$)/,
  ],
]
const HOSTS: ReadonlyArray<readonly [string, RegExp]> = [
  ['forum', /^(?:forums?|community|discuss|talk|ask|answers|board|bbs|meta)\./],
  [
    'docs',
    /^(?:docs?|developers?|api|help|support|wiki|learn|dev|man|kb|guides?|reference)\.|readthedocs|\.dev$/,
  ],
  ['shop', /^(?:shop|store)\.|shop|store/],
  ['blog', /^(?:blog|news|magazine)\./],
  ['org', /\.(?:org|edu|gov)(?:\.|$)/],
]

const OG_TYPES = ['article', 'product', 'website', 'blog', 'profile', 'video'] as const

/** Features of what a page declares about itself and of its address. */
export const DECLARED_FEATURES: readonly PageFeature[] = [
  ...DATA_TYPES.map(
    ([name, pattern]): PageFeature => [
      `data:${name}`,
      ({ source }) => log(source.items.filter((item) => hasType(item, pattern)).length),
    ],
  ),
  [
    'og:type',
    ({ source }) =>
      OG_TYPES.findIndex((type) => (metaContent(source, 'og:type') ?? '').toLowerCase().startsWith(type)),
  ],
  [
    'og:price',
    ({ source }) => Number(metaContent(source, 'product:price:amount', 'og:price:amount') !== null),
  ],
  ['meta:published', ({ source }) => Number(metaContent(source, 'article:published_time') !== null)],
  ...PATHS.map(
    ([name, pattern]): PageFeature => [
      `path:${name}`,
      ({ address }) => Number(pattern.test(address.path + address.query)),
    ],
  ),
  ...HOSTS.map(
    ([name, pattern]): PageFeature => [`host:${name}`, ({ address }) => Number(pattern.test(address.host))],
  ),
  ['path:depth', ({ address }) => address.path.split('/').filter((part) => part !== '').length],
  [
    'path:slug',
    ({ address }) => (address.path.replace(/\/+$/, '').split('/').at(-1) ?? '').split(/[-_]/).length,
  ],
  ['path:digits', ({ address }) => Number(/\d{4,}/.test(address.path))],
]

/** The address that the page declares as its own, in parts. */
export function addressOf(source: PageSource): Address {
  const url = canonicalOf(source) ?? source.url
  try {
    const { hostname, pathname, search } = new URL(url)
    return { host: hostname.replace(/^www\./, ''), path: pathname.toLowerCase(), query: search.toLowerCase() }
  } catch {
    return { host: '', path: '', query: '' }
  }
}
