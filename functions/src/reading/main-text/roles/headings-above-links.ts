import type { BlockRole } from '@gaplens/contracts/analysis/read-page'
import { isHeadline, type Layout } from '../features/layout.ts'
import type { Segment, Segmentation } from '../segmentation.ts'
import { opensLinks } from './opening-lines.ts'
import { isLink } from './part.ts'

/** So many similar parts are items, such as products, and a heading in one is the item's name. */
const ITEMS = 3
/** So many titles of other pages make a part one of links. A single link may be the button of a section of the text. */
const TITLES = 2

/**
 * The headings that stand above the titles of other pages, of which none is main text, whatever their words: 「戶外知識專欄」.
 * A heading whose words announce links is one of them without any: 「最近看過的商品」 on a first visit.
 *
 * @param roles the role of each segment; null for those that are not main text
 */
export function headingsAboveLinks(
  { segments, containers }: Segmentation,
  { sums, twins }: Pick<Layout, 'sums' | 'twins'>,
  roles: ReadonlyArray<BlockRole | null>,
): number[] {
  return [...segments.keys()].filter((index) => {
    const heading = segments[index]
    if (heading === undefined || !isSection(heading) || roles[index] !== 'content') return false
    const end = endOfPart(index, heading.container)
    let [titles, links, others] = [0, 0, 0]
    for (let at = index + 1; at <= end; at++) {
      const below = segments[at]
      if (below === undefined || (isSection(below) && below.level <= heading.level)) break
      if (roles[at] === 'content') return false
      if (isHeadline(below)) titles++
      else if (isLink(below)) links++
      else others++
    }
    const isEmpty = titles + links + others === 0
    return isEmpty ? opensLinks(heading.text) : titles >= TITLES && titles + links > 2 * others
  })

  /** The last segment of the smallest part that contains more than the heading; −1 in an item, or without such a part. */
  function endOfPart(index: number, container: number): number {
    for (let at = container; at >= 0; at = containers[at]?.parent ?? -1) {
      if ((twins[at] ?? 0) >= ITEMS) return -1
      const last = sums[at]?.last ?? -1
      if (last > index) return last
    }
    return -1
  }
}

/** Whether a segment is the heading of a section, and not the title of another page. */
const isSection = (segment: Segment): boolean => segment.kind === 'heading' && !isLink(segment)
