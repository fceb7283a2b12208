import type { Segmentation } from '../segmentation.ts'
import type { FeatureBlock } from './context.ts'
import { MARK_NAMES } from './element-marks.ts'
import { ANCESTOR_TAGS, FAR, type Layout, type Sums } from './layout.ts'
import type { PageFacts } from './page-facts.ts'

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
const log = (value: number): number => Math.log2(1 + value)

/** The levels that have features: 0 is the segment's own container, 1 the one around it, and so on. */
const FEATURE_LEVELS = [0, 1, 2, 3, 5] as const
const FACTS = [
  'words',
  'linkShare',
  'prose',
  'segments',
  'ofPage',
  'ofProse',
  'twins',
  'alike',
  'headings',
  'headlines',
] as const

/** One row of `FACTS` for each container, and a row of zeros at the end for missing containers. */
export function containerFacts(
  containers: Segmentation['containers'],
  layout: Layout,
  page: PageFacts,
): Float32Array {
  const facts = new Float32Array((containers.length + 1) * FACTS.length)
  let at = 0
  // In the order of FACTS.
  for (let index = 0; index < layout.sums.length; index++) {
    const sums = layout.sums[index] as Sums
    facts[at++] = log(sums.words)
    facts[at++] = ratio(sums.linkChars, sums.chars)
    facts[at++] = ratio(sums.prose, sums.words)
    facts[at++] = log(sums.segments)
    facts[at++] = ratio(sums.words, page.words)
    facts[at++] = ratio(sums.prose, page.prose)
    facts[at++] = log(layout.twins[index] as number)
    facts[at++] = log(layout.alike[index] as number)
    facts[at++] = log(sums.headings)
    facts[at++] = log(sums.headlines)
  }
  return facts
}

/** Features of the containers around a segment: their content, how often they repeat, and the segment's position in each. */
export const CONTAINER_FEATURES: FeatureBlock = {
  names: FEATURE_LEVELS.flatMap((level) => [...FACTS, 'within'].map((name) => `${name}^${level}`)),
  fill({ index, up, layout, facts }, row, start) {
    let at = start
    for (const level of FEATURE_LEVELS) {
      const container = up[level] ?? -1
      const from = (container < 0 ? layout.sums.length : container) * FACTS.length
      for (let i = 0; i < FACTS.length; i++) row[at++] = facts[from + i] as number
      const sums = layout.sums[container]
      row[at++] = sums === undefined ? -1 : ratio(index - sums.first, sums.last - sums.first + 1)
    }
  },
}

/** Distance from a segment to the nearest enclosing container with each mark or tag. */
export const MARK_FEATURES: FeatureBlock = {
  names: [...MARK_NAMES.map((name) => `mark:${name}`), ...ANCESTOR_TAGS.map((name) => `in:${name}`)],
  fill({ segment: { container }, layout }, row, at) {
    const { marks, tags } = layout
    const [markCount, tagCount] = [MARK_NAMES.length, ANCESTOR_TAGS.length]
    if (container < 0) {
      row.fill(FAR, at, at + markCount + tagCount)
      return
    }
    row.set(marks.subarray(container * markCount, (container + 1) * markCount), at)
    row.set(tags.subarray(container * tagCount, (container + 1) * tagCount), at + markCount)
  },
}
