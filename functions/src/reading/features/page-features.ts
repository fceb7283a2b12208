import { canonicalOf } from '../address.ts'
import { hasType } from '../data-item.ts'
import type { Segmentation } from '../segment.ts'
import { metaContent, type PageSource } from '../source.ts'
import { ANCESTOR_TAGS, type Layout } from './layout.ts'
import { MARK_NAMES, type Mark } from './marks.ts'
import type { PageFacts } from './page-facts.ts'
import { SIGN_NAMES } from './text-signs.ts'

interface PageContext {
  readonly source: PageSource
  readonly segmentation: Segmentation
  readonly layout: Layout
  readonly facts: PageFacts
  readonly signs: readonly number[]
  readonly address: Address
}

interface Address {
  readonly host: string
  readonly path: string
  readonly query: string
}

type PageFeature = readonly [name: string, compute: (context: PageContext) => number]

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
const log = (value: number): number => Math.log2(1 + Math.max(0, value))

/** Types of structured data that tell the kind of page. */
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

/** Words of addresses that tell it. */
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

/** Marks and signs whose share of the page tells what it is. */
const SHARED_MARKS = [
  'comment',
  'thread',
  'product',
  'card',
  'review',
  'code',
  'article',
  'prose',
  'price',
  'related',
  'cart',
  'toc',
  'specs',
  'author',
  'filter',
  'openable',
  'sidebar',
] as const satisfies readonly Mark[]

const OG_TYPES = ['article', 'product', 'website', 'blog', 'profile', 'video'] as const

/** Facts of the page as numbers: given to the model of page types, and with its answer to that of segments. */
export const PAGE_FEATURES: readonly PageFeature[] = [
  ['page:words', ({ facts }) => log(facts.words)],
  ['page:segments', ({ facts }) => log(facts.segmentCount)],
  ['page:prose', ({ facts }) => ratio(facts.prose, facts.words)],
  ['page:proseWords', ({ facts }) => log(facts.prose)],
  [
    'page:links',
    ({ segmentation: { segments } }) =>
      ratio(
        sum(segments, (one) => one.linkChars),
        sum(segments, (one) => one.text.length),
      ),
  ],
  [
    'page:cjk',
    ({ segmentation: { segments }, facts }) =>
      ratio(
        sum(segments, (one) => one.cjk),
        facts.words,
      ),
  ],
  [
    'page:coreWords',
    ({ facts, layout }) => ratio(layout.sums[facts.cores[1]?.container ?? -1]?.words ?? 0, facts.words),
  ],
  [
    'page:coreProse',
    ({ facts, layout }) => {
      const core = layout.sums[facts.cores[1]?.container ?? -1]
      return ratio(core?.prose ?? 0, core?.words ?? 0)
    },
  ],
  [
    'page:coreLinks',
    ({ facts, layout }) => {
      const core = layout.sums[facts.cores[1]?.container ?? -1]
      return ratio(core?.linkChars ?? 0, core?.chars ?? 0)
    },
  ],
  [
    'page:meanProse',
    ({ segmentation: { segments }, facts }) =>
      ratio(
        facts.prose,
        sum(segments, (one) => Number(one.words >= 10)),
      ),
  ],
  [
    'page:h1',
    ({ segmentation: { segments } }) =>
      sum(segments, (one) => Number(one.kind === 'heading' && one.level === 1)),
  ],
  [
    'page:headings',
    ({ segmentation: { segments } }) => log(sum(segments, (one) => Number(one.kind === 'heading'))),
  ],
  [
    'page:rows',
    ({ segmentation: { segments } }) => log(sum(segments, (one) => Number(one.kind === 'tableRow'))),
  ],
  ['page:code', ({ segmentation: { segments } }) => log(sum(segments, (one) => Number(one.kind === 'code')))],
  [
    'page:items',
    ({ segmentation: { segments } }) => log(sum(segments, (one) => Number(one.kind === 'listItem'))),
  ],
  [
    'page:asks',
    ({ segmentation: { segments } }) => log(sum(segments, (one) => Number(/[?？]$/.test(one.text)))),
  ],
  ['page:mostTwins', ({ layout }) => log(layout.twins.reduce((most, one) => Math.max(most, one), 0))],
  ['page:images', ({ source }) => log(source.elements.get('img')?.length ?? 0)],
  ['page:forms', ({ source }) => source.elements.get('form')?.length ?? 0],
  ['page:times', ({ source }) => log(source.elements.get('time')?.length ?? 0)],
  ['page:anchors', ({ source }) => log(source.elements.get('a')?.length ?? 0)],
  ['page:titleIndex', ({ facts }) => ratio(facts.titleIndex, facts.segmentCount)],
  ['page:body', ({ facts }) => log(facts.bodyChars)],
  ...SIGN_NAMES.map(
    (name, bit): PageFeature => [
      `page:sign:${name}`,
      ({ signs, facts }) =>
        ratio(
          sum(signs, (bits) => (bits >> bit) & 1),
          facts.segmentCount,
        ),
    ],
  ),
  ...SHARED_MARKS.map((name): PageFeature => [`page:mark:${name}`, (context) => markShare(context, name)]),
  ...(['article', 'main', 'section', 'table', 'details', 'figure'] as const).map(
    (tag): PageFeature => [`page:in:${tag}`, (context) => tagShare(context, tag)],
  ),
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

/** Those of them that the model of segments sees beside the page types' probabilities. */
export const SHARED_PAGE_FEATURES: readonly string[] = [
  'page:words',
  'page:prose',
  'page:links',
  'page:meanProse',
  'page:coreWords',
  'page:coreProse',
  'page:cjk',
  'page:headings',
  'page:items',
  'page:mostTwins',
]

export function pageFeaturesOf(
  source: PageSource,
  segmentation: Segmentation,
  layout: Layout,
  facts: PageFacts,
  signs: readonly number[],
): number[] {
  const context: PageContext = {
    source,
    segmentation,
    layout,
    facts,
    signs,
    address: addressOf(canonicalOf(source) ?? source.url),
  }
  return PAGE_FEATURES.map(([, compute]) => compute(context))
}

function addressOf(url: string): Address {
  try {
    const { hostname, pathname, search } = new URL(url)
    return { host: hostname.replace(/^www\./, ''), path: pathname.toLowerCase(), query: search.toLowerCase() }
  } catch {
    return { host: '', path: '', query: '' }
  }
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  let total = 0
  for (const item of items) total += value(item)
  return total
}

/** Share of the page's words somewhere inside containers so marked. */
function markShare({ segmentation: { segments }, layout, facts }: PageContext, name: Mark): number {
  const mark = MARK_NAMES.indexOf(name)
  const words = sum(segments, (one) =>
    (layout.marks[one.container * MARK_NAMES.length + mark] ?? 99) < 8 ? one.words : 0,
  )
  return ratio(words, facts.words)
}

function tagShare(
  { segmentation: { segments }, layout, facts }: PageContext,
  name: (typeof ANCESTOR_TAGS)[number],
): number {
  const tag = ANCESTOR_TAGS.indexOf(name)
  const words = sum(segments, (one) =>
    (layout.tags[one.container * ANCESTOR_TAGS.length + tag] ?? 99) < 12 ? one.words : 0,
  )
  return ratio(words, facts.words)
}
