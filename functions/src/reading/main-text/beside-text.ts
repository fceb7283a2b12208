import type { BlockRole } from '@gaplens/contracts/analysis/read-page'
import { type Element, isElement } from '../html/dom.ts'
import { MARK_NAMES, type Mark, marksOf, semanticTag } from './features/element-marks.ts'
import type { Segmentation } from './segmentation.ts'

interface MainTextPlace {
  readonly segmentation: Pick<Segmentation, 'segments' | 'containers'>
  /** The role of each segment of the main text; null for all others. */
  readonly roles: ReadonlyArray<BlockRole | null>
}

/** Elements and marks of the parts of a page around its text. */
export const BESIDE_TAGS: ReadonlySet<string> = new Set(['nav', 'header', 'footer', 'aside'])
const BESIDE_MARKS: ReadonlySet<Mark> = new Set([
  'navigation',
  'footer',
  'header',
  'sidebar',
  'share',
  'brand',
  'author',
  'promo',
  'consent',
])
/** Elements around an image and its caption, which often is no main text though the image stands in it. */
const AROUND_IMAGE: ReadonlySet<string> = new Set(['figure', 'figcaption', 'picture', 'p'])

/**
 * Tells whether an element without text, such as an image, stands beside the main text: in a menu, header, sidebar or
 * footer, in a part of the page whose text is no content, or between such marks and the next text around it.
 */
export function standsBeside({ segmentation, roles }: MainTextPlace): (element: Element) => boolean {
  const { segments, containers } = segmentation
  const withText = new Set<Element>()
  const withContent = new Set<Element>()
  for (const [index, { container }] of segments.entries()) {
    const sets = roles[index] === 'content' ? [withText, withContent] : [withText]
    for (const set of sets)
      for (
        let at = containers[container];
        at !== undefined && !set.has(at.element);
        at = containers[at.parent]
      )
        set.add(at.element)
  }
  const outside = outsideContent(withContent)
  return (element) => {
    let at: typeof element.parent = element
    while (isElement(at)) {
      const isTextAround = withText.has(at) && !AROUND_IMAGE.has(at.name) && !marksIn(at).has('caption')
      if (isTextAround && withContent.size > 0) return !withContent.has(at) || at === outside
      if (BESIDE_TAGS.has(semanticTag(at)) || isMarkedBeside(at)) return true
      at = at.parent
    }
    return false
  }
}

/** The body, if one of its elements holds all of the content: what stands directly in it is outside. Else null. */
function outsideContent(withContent: ReadonlySet<Element>): Element | null {
  for (const element of withContent)
    if (element.name === 'body') {
      const holding = element.children.filter((child) => isElement(child) && withContent.has(child))
      return holding.length === 1 ? element : null
    }
  return null
}

function marksIn(element: Element): Set<Mark> {
  return new Set(marksOf(element).map((mark) => MARK_NAMES[mark] as Mark))
}

/** Whether the marks of an element name a part around the text. The header of an article (`entry-header`) is of its text. */
function isMarkedBeside(element: Element): boolean {
  const marks = marksIn(element)
  if (marks.has('article')) marks.delete('header')
  return [...marks].some((mark) => BESIDE_MARKS.has(mark))
}
