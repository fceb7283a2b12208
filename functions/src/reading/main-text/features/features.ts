import type { PageSource } from '../../metadata/page-source.ts'
import type { Segmentation } from '../segmentation.ts'
import { AROUND_FEATURES } from './around-features.ts'
import { CONTAINER_FEATURES, containerFacts, MARK_FEATURES } from './container-features.ts'
import {
  blockOf,
  type Context,
  type FeatureBlock,
  LEVELS,
  type NearestHeading,
  type TextCounts,
} from './context.ts'
import { type Layout, layoutOf } from './layout.ts'
import { LEAD_IN_FEATURES, leadInsOf } from './lead-in.ts'
import { MAIN_ARTICLE_FEATURES } from './main-article-features.ts'
import { type PageFacts, pageFactsOf } from './page-facts.ts'
import { PAGE_FEATURES, pageFeaturesOf } from './page-features.ts'
import { PLACE_FEATURES } from './place-features.ts'
import { TEASER_FEATURES } from './teaser-features.ts'
import { SIGN_FEATURES, TEXT_FEATURES } from './text-features.ts'
import { shapeOf } from './text-shape.ts'
import { signsOf } from './text-signs.ts'

const BLOCKS: readonly FeatureBlock[] = [
  blockOf(TEXT_FEATURES),
  SIGN_FEATURES,
  blockOf(PLACE_FEATURES),
  MARK_FEATURES,
  CONTAINER_FEATURES,
  blockOf(AROUND_FEATURES),
  LEAD_IN_FEATURES,
  blockOf(MAIN_ARTICLE_FEATURES),
  blockOf(TEASER_FEATURES),
]

export const SEGMENT_FEATURE_NAMES: readonly string[] = BLOCKS.flatMap(({ names }) => names)
export const PAGE_FEATURE_NAMES: readonly string[] = PAGE_FEATURES.map(([name]) => name)

export interface Features {
  /** One number for each name in `PAGE_FEATURE_NAMES`. */
  readonly page: Float32Array
  /** One row of `width` numbers for each segment: those of `SEGMENT_FEATURE_NAMES`, then space for others. */
  readonly segments: Float32Array
  readonly width: number
  readonly layout: Layout
  readonly facts: PageFacts
  /** The signs of each segment (see `signsOf`). */
  readonly signs: readonly number[]
}

/**
 * The features of the page and of each segment. Takes time linear in the number of segments and containers.
 * @param room space for this many more numbers in each row, because copying the rows later would be slow
 */
export function featuresOf(source: PageSource, segmentation: Segmentation, room = 0): Features {
  const { segments, containers } = segmentation
  const layout = layoutOf(segmentation)
  const signs = signsOf(segments.map(({ text }) => text))
  const page = pageFactsOf(source, segmentation, layout, signs)
  const leadIns = leadInsOf(segmentation, layout.sums, signs)
  const texts = countTexts(segmentation)
  const facts = containerFacts(containers, layout, page)
  const width = SEGMENT_FEATURE_NAMES.length + room
  const rows = new Float32Array(segments.length * width)
  let heading: NearestHeading = { index: -1, level: 0, signs: 0, words: 0 }
  // The container of the last segment.
  let inside = Number.NaN
  let up: readonly number[] = []
  let card = 0
  for (const [index, segment] of segments.entries()) {
    if (segment.container !== inside) {
      inside = segment.container
      up = outwards(containers, inside)
      card = 0
      while (card < LEVELS && (layout.twins[up[card] ?? -1] ?? 0) < 3) card++
    }
    const context: Context = {
      segment,
      index,
      segments,
      containers,
      layout,
      page,
      facts,
      up,
      card,
      shape: shapeOf(segment.text),
      element: containers[segment.container]?.element ?? null,
      signs,
      leadIns,
      texts: texts[index] ?? { copies: 1, isFirst: true },
      heading,
    }
    let at = index * width
    for (const block of BLOCKS) {
      block.fill(context, rows, at)
      at += block.names.length
    }
    if (segment.kind === 'heading')
      heading = { index, level: segment.level, signs: signs[index] ?? 0, words: segment.words }
  }
  return {
    page: Float32Array.from(pageFeaturesOf(source, segmentation, layout, page, signs)),
    segments: rows,
    width,
    layout,
    facts: page,
    signs,
  }
}

/** A container and those around it, from the innermost; −1 where there are no more. */
function outwards(containers: Segmentation['containers'], container: number): number[] {
  const up: number[] = []
  for (let at = container; up.length <= LEVELS; at = containers[at]?.parent ?? -1) up.push(at)
  return up
}

function countTexts({ segments }: Segmentation): TextCounts[] {
  const counts = new Map<string, number>()
  for (const { text } of segments) counts.set(text, (counts.get(text) ?? 0) + 1)
  const seen = new Set<string>()
  return segments.map(({ text }) => {
    const isFirst = !seen.has(text)
    seen.add(text)
    return { copies: counts.get(text) ?? 1, isFirst }
  })
}
