import type { PageSource } from '../../metadata/page-source.ts'
import type { Segment, Segmentation } from '../segmentation.ts'
import { addressOf, DECLARED_FEATURES } from './declared-features.ts'
import { MARK_NAMES, type Mark } from './element-marks.ts'
import { ANCESTOR_TAGS, FAR, type Layout } from './layout.ts'
import { log, type PageContext, type PageFeature, ratio } from './page-context.ts'
import type { PageFacts } from './page-facts.ts'
import { SIGN_NAMES } from './text-signs.ts'

/** Marks and signs whose share of the page indicates its type. */
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

/** Features of the page. The model of page types uses them all. */
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
    ({ segmentation: { segments } }) =>
      log(sum(segments, (one) => Number(one.text.endsWith('?') || one.text.endsWith('？')))),
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
      ({ signs, facts }) => ratio(countBit(signs, bit), facts.segmentCount),
    ],
  ),
  ...SHARED_MARKS.map((name): PageFeature => [`page:mark:${name}`, (context) => markShare(context, name)]),
  ...(['article', 'main', 'section', 'table', 'details', 'figure'] as const).map(
    (tag): PageFeature => [`page:in:${tag}`, (context) => tagShare(context, tag)],
  ),
  ...DECLARED_FEATURES,
]

/** The page features that the model of segments uses too, beside the probabilities of page types. */
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
  'page:body',
  'page:asks',
  'page:segments',
  'page:in:article',
  'page:mark:comment',
  'page:mark:thread',
  'page:times',
  'data:article',
  'og:type',
  'path:slug',
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
    address: addressOf(source),
  }
  return PAGE_FEATURES.map(([, compute]) => compute(context))
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  let total = 0
  for (const item of items) total += value(item)
  return total
}

/** How many of the numbers have this bit. */
function countBit(numbers: readonly number[], bit: number): number {
  let count = 0
  for (let i = 0; i < numbers.length; i++) count += ((numbers[i] as number) >> bit) & 1
  return count
}

/** Share of the page's words inside containers with this mark. */
function markShare(context: PageContext, name: Mark): number {
  return shareWithin(context, context.layout.marks, MARK_NAMES.length, MARK_NAMES.indexOf(name), 8)
}

function tagShare(context: PageContext, name: (typeof ANCESTOR_TAGS)[number]): number {
  return shareWithin(context, context.layout.tags, ANCESTOR_TAGS.length, ANCESTOR_TAGS.indexOf(name), FAR)
}

/** Share of the page's words less than `reach` containers inside one that has distance 0 in a column of distances. */
function shareWithin(
  { segmentation: { segments }, facts }: PageContext,
  distances: Uint8Array,
  width: number,
  column: number,
  reach: number,
): number {
  let words = 0
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i] as Segment
    const distance = distances[segment.container * width + column]
    if (distance !== undefined && distance < reach) words += segment.words
  }
  return ratio(words, facts.words)
}
