import { type ChildNode, type Document, type Element, isElement, isText } from '../html/dom.ts'
import { isNeverShown, type Visibility } from '../html/visibility.ts'
import { SegmentWalk } from './segment-walk.ts'
import type { Segmentation } from './segmentation.ts'

/** A page with fewer visible words than this may have its text in `noscript`. */
const FEW_WORDS = 60

/** Splits the visible text into segments. For a page that is nearly empty without scripts, its `noscript` text is used. */
export function segmentPage(root: Document, controlled: ReadonlySet<string>): Segmentation {
  const shown = segment(root, { controlled, noscript: false })
  const words = total(shown)
  if (words >= FEW_WORDS) return shown
  const withNoscript = segment(root, { controlled, noscript: true })
  return total(withNoscript) > words + FEW_WORDS ? withNoscript : shown
}

function total({ segments }: Segmentation): number {
  return segments.reduce((sum, { words }) => sum + words, 0)
}

/** Splits the visible text of a document into segments, in document order, in one walk without recursion. */
function segment(root: Document, visibility: Visibility): Segmentation {
  const walk = new SegmentWalk(visibility)
  let node: ChildNode | null = root.children[0] ?? null
  while (node !== null) {
    let enter = false
    if (isText(node)) walk.text(node.data)
    else if (isElement(node) && !isNeverShown(node, visibility)) {
      enter = walk.enter(node) && node.children.length > 0
      if (!enter) walk.leave(node)
    }
    if (enter && 'children' in node && node.children[0] !== undefined) {
      node = node.children[0]
      continue
    }
    while (node !== null && node.next === null) {
      const parent: ChildNode | null = isElement(node.parent) ? node.parent : null
      if (parent !== null) walk.leave(parent as Element)
      node = parent
    }
    node = node?.next ?? null
  }
  walk.flush()
  return walk
}
