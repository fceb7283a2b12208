import type { BlockRole, PageType } from '@gaplens/contracts/analysis/read-page'
import { MARK_NAMES, type Mark } from '../features/element-marks.ts'
import type { Features } from '../features/features.ts'
import { SIGN_NAMES, type Sign } from '../features/text-signs.ts'
import type { Segment, Segmentation } from '../segmentation.ts'

/** A segment with everything that the rules for its role need. */
export interface Part {
  readonly segment: Segment
  readonly index: number
  readonly segmentation: Segmentation
  readonly features: Pick<Features, 'layout' | 'facts' | 'signs'>
  readonly type: PageType
  readonly author: string | null
  /** Parts of the page whose first line shows their role. */
  readonly opened: ReadonlyMap<number, BlockRole>
  /** The signs of the headings above it. */
  readonly headings: readonly number[]
  /** The text of the nearest heading above it. */
  readonly under: string
}

/** Longest note beside a text. */
export const MAX_NOTE_CHARS = 120
const MOSTLY_LINKS = 0.7
/** Types of page that somebody signs. */
const SIGNED: ReadonlySet<PageType> = new Set(['article', 'forum'])

export const isOfSignedPage = ({ type }: Part): boolean => SIGNED.has(type)

export const isLink = (segment: Segment): boolean => segment.linkChars >= segment.text.length * MOSTLY_LINKS

export const has = (bits: number, sign: Sign): boolean => ((bits >> SIGN_NAMES.indexOf(sign)) & 1) === 1

/** Signs without one of them. */
export const without = (bits: number, sign: Sign): number => bits & ~(1 << SIGN_NAMES.indexOf(sign))

/** The signs of the segment itself. */
export const signsOfPart = ({ features, index }: Part): number => features.signs[index] ?? 0

/** Whether the segment is below three quarters of the page's prose. */
export function isAfterCore({ index, features: { facts } }: Part): boolean {
  return index > (facts.cores[1]?.last ?? Number.MAX_SAFE_INTEGER)
}

/** How many containers outwards a mark still applies to the segment. */
const REACH = 8

/** Whether the segment is in a part of the page with one of these marks that does not hold most of the page's prose. */
export function within(
  { segment, segmentation, features: { layout, facts } }: Part,
  ...marks: Mark[]
): boolean {
  const core = facts.cores[0]?.container ?? -1
  for (const mark of marks) {
    const away = layout.marks[segment.container * MARK_NAMES.length + MARK_NAMES.indexOf(mark)] ?? REACH
    if (away >= REACH) continue
    let at = segment.container
    for (let i = 0; i < away; i++) at = segmentation.containers[at]?.parent ?? -1
    const [own, most] = [layout.sums[at], layout.sums[core]]
    const holdsCore =
      own !== undefined && most !== undefined && own.first <= most.first && own.last >= most.last
    if (!holdsCore) return true
  }
  return false
}
