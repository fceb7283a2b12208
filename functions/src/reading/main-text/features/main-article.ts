import type { Segmentation } from '../segmentation.ts'
import { semanticTag } from './element-marks.ts'
import { isHeadline } from './layout.ts'
import { SIGN_NAMES } from './text-signs.ts'

const DATE = SIGN_NAMES.indexOf('date')
const BYLINE = SIGN_NAMES.indexOf('byline')

/** For each container, the innermost one (or itself) that also holds the segment `target`; −1 where there is none. */
export function sharedWith(containers: Segmentation['containers'], target: number): Int32Array {
  const path = new Set<number>()
  for (let at = target; at >= 0; at = containers[at]?.parent ?? -1) path.add(at)
  const shared = new Int32Array(containers.length).fill(-1)
  for (let index = 0; index < containers.length; index++)
    shared[index] = path.has(index) ? index : (shared[containers[index]?.parent ?? -1] ?? -1)
  return shared
}

/** The outermost `article` around each container (−1 for none), and its position among all. */
export interface Articles {
  readonly around: Int32Array
  readonly ordinal: Int32Array
  readonly count: number
}

export function articlesOf(containers: Segmentation['containers']): Articles {
  const around = new Int32Array(containers.length).fill(-1)
  const ordinal = new Int32Array(containers.length).fill(-1)
  let count = 0
  for (const [index, { element, parent }] of containers.entries()) {
    const outer = around[parent] ?? -1
    if (outer >= 0) around[index] = outer
    else if (semanticTag(element) === 'article') {
      around[index] = index
      ordinal[index] = count++
    }
  }
  return { around, ordinal, count }
}

/**
 * Signs that another article begins: main headings, dates, bylines, and headlines that are links. Each array holds, for
 * every segment, how many there were from the top of the page up to it.
 */
export interface ArticleStarts {
  readonly mainHeadings: Int32Array
  readonly dates: Int32Array
  readonly bylines: Int32Array
  readonly headlines: Int32Array
  readonly allHeadlines: number
}

export function countArticleStarts({ segments }: Segmentation, signs: readonly number[]): ArticleStarts {
  const count = segments.length
  const starts = {
    mainHeadings: new Int32Array(count),
    dates: new Int32Array(count),
    bylines: new Int32Array(count),
    headlines: new Int32Array(count),
  }
  let [mainHeadings, dates, bylines, headlines] = [0, 0, 0, 0]
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === 'heading' && segment.level === 1) mainHeadings++
    dates += ((signs[index] ?? 0) >> DATE) & 1
    bylines += ((signs[index] ?? 0) >> BYLINE) & 1
    if (isHeadline(segment)) headlines++
    starts.mainHeadings[index] = mainHeadings
    starts.dates[index] = dates
    starts.bylines[index] = bylines
    starts.headlines[index] = headlines
  }
  return { ...starts, allHeadlines: headlines }
}
