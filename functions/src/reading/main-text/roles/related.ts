import type { Sums } from '../features/layout.ts'
import { leadsOn } from './opening-lines.ts'
import { has, isAfterCore, isLink, MAX_NOTE_CHARS, type Part, within } from './part.ts'

/** Whether a segment is a link to another page of the site, a teaser of one, or the line that leads to it. */
export function isRelated(part: Part): boolean {
  const { segment } = part
  if (leadsOn(segment.text) && (segment.text.length <= MAX_NOTE_CHARS || isLink(segment))) return true
  if (within(part, 'related') && (isLink(segment) || isTeaser(part) || isAfterCore(part))) return true
  const under = part.headings.at(-1) ?? 0
  return has(under, 'related') && segment.kind !== 'heading' && (isLink(segment) || isTeaser(part))
}

/** Whether a segment is in one of several similar parts that each have a link as their title. */
function isTeaser({ segment, segmentation: { containers }, features: { layout } }: Part): boolean {
  let at = segment.container
  for (let level = 0; level < 6 && at >= 0; level++) {
    if ((layout.twins[at] ?? 0) >= 3) {
      const sums = layout.sums[at] as Sums
      return sums.headlines > 0 && sums.words < 80
    }
    at = containers[at]?.parent ?? -1
  }
  return false
}
