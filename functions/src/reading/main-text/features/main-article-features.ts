import type { Context, Feature } from './context.ts'
import { FAR } from './layout.ts'
import { SIGN_NAMES } from './text-signs.ts'

const log = (value: number): number => Math.log2(1 + Math.max(0, value))
const DATE = 1 << SIGN_NAMES.indexOf('date')
const BYLINE = 1 << SIGN_NAMES.indexOf('byline')

/** Features that distinguish the page's main article from others after or beside it. */
export const MAIN_ARTICLE_FEATURES: readonly Feature[] = [
  ['body:share', ({ index, page }) => page.body.shares[index] ?? -1],
  [
    'body:in',
    ({ index, page: { body } }) => (body.first < 0 ? -1 : Number(index >= body.first && index <= body.last)),
  ],
  ['title:up', (context) => upTo(context, context.page.sharedWithTitle)],
  ['title:ofProse', (context) => sharedProse(context, context.page.sharedWithTitle)],
  ['core:up', (context) => upTo(context, context.page.sharedWithCore)],
  ['core:ofProse', (context) => sharedProse(context, context.page.sharedWithCore)],
  ['article:index', (context) => context.page.articles.ordinal[articleOf(context)] ?? -1],
  ['article:count', ({ page }) => log(page.articles.count)],
  ['article:hasTitle', (context) => holdsTitle(context)],
  ['mainHeadings', ({ index, page }) => page.articleStarts.mainHeadings[index] ?? 0],
  ['dates', ({ index, page }) => log(page.articleStarts.dates[index] ?? 0)],
  ['bylines', ({ index, page }) => log(page.articleStarts.bylines[index] ?? 0)],
  ['headlines', ({ index, page }) => log(page.articleStarts.headlines[index] ?? 0)],
  [
    'headlinesLeft',
    ({ index, page }) => log(page.articleStarts.allHeadlines - (page.articleStarts.headlines[index] ?? 0)),
  ],
  ['isDateOrByline', ({ index, signs }) => Number(((signs[index] ?? 0) & (DATE | BYLINE)) !== 0)],
]

/** Number of containers from the segment outwards to the first that also holds the other segment. */
function upTo({ up, containers }: Context, shared: Int32Array): number {
  const own = containers[up[0] ?? -1]?.depth ?? -1
  const common = containers[shared[up[0] ?? -1] ?? -1]?.depth ?? -1
  return Math.min(FAR + 4, own - common)
}

/** Share of the page's prose in the first container that holds both. */
function sharedProse({ up, layout, page }: Context, shared: Int32Array): number {
  const common = shared[up[0] ?? -1] ?? -1
  return page.prose > 0 ? (layout.sums[common]?.prose ?? page.prose) / page.prose : 0
}

function articleOf({ segment: { container }, page }: Context): number {
  return page.articles.around[container] ?? -1
}

function holdsTitle(context: Context): number {
  const sums = context.layout.sums[articleOf(context)]
  if (sums === undefined) return -1
  const { titleIndex } = context.page
  return Number(titleIndex >= sums.first && titleIndex <= sums.last)
}
