import type { BlockRole } from '@gaplens/contracts/analysis/read-page'
import { type Element, isElement } from '../html/dom.ts'
import { MARK_NAMES, type Mark, marksOf, semanticTag } from './features/element-marks.ts'
import type { Segmentation } from './segmentation.ts'

/** Tells where on the page an element stands. */
export interface Places {
  /** Whether it is in the frame of the site: its header, footer, menu or side column. */
  readonly isFramed: (element: Element) => boolean
  /** Whether it is outside of the frame, and some of the page's content is directly around it. */
  readonly isInText: (element: Element) => boolean
}

/** Tags of the frame wherever they stand. A header inside of an article may be the article's own. */
const FRAME: ReadonlySet<string> = new Set(['nav', 'aside', 'footer'])
const WRITING: ReadonlySet<string> = new Set(['article', 'main'])
/** What class names and ids say of parts of the frame. Elements around the text have such names too: `has-sidebar`. */
const FRAME_MARKS = marks('navigation', 'footer', 'sidebar')
const HEADER_MARK = marks('header')
/** How far outwards is looked, so that deep trees cost no more than flat ones. */
const REACH = 100

function marks(...names: readonly Mark[]): readonly number[] {
  return names.map((name) => MARK_NAMES.indexOf(name))
}

/** @param roles of the segments; null for one that is no main text */
export function placesOf(segmentation: Segmentation, roles: ReadonlyArray<BlockRole | null>): Places {
  const { holding, texted } = textHolders(segmentation, roles)
  const known = new Map<Element, boolean>()
  const isFramed = (element: Element): boolean => {
    // The names of a link or a picture tell what it is, not where it stands.
    const place = texted.has(element) || !isElement(element.parent) ? element : element.parent
    const framed = known.get(place) ?? isInFrame(place, holding)
    known.set(place, framed)
    return framed
  }
  return {
    isFramed,
    isInText: (element) => isAmongContent(element, holding, texted) && !isFramed(element),
  }
}

/** The elements that hold some of the page's content, and those that hold any text. */
function textHolders(
  { containers, segments }: Segmentation,
  roles: ReadonlyArray<BlockRole | null>,
): { readonly holding: ReadonlySet<Element>; readonly texted: ReadonlySet<Element> } {
  const holding = new Set<Element>()
  for (const [index, { container }] of segments.entries()) {
    // Notes such as 「資料來源：…」 stand in the text too.
    if (roles[index] !== 'content' && roles[index] !== 'byline') continue
    for (let at = container; at >= 0; at = containers[at]?.parent ?? -1) {
      const element = containers[at]?.element
      if (element === undefined || holding.has(element)) break
      holding.add(element)
    }
  }
  return { holding, texted: new Set(containers.map(({ element }) => element)) }
}

function isInFrame(start: Element, holding: ReadonlySet<Element>): boolean {
  let inHeader = false
  let at: Element['parent'] = start
  for (let looked = 0; isElement(at) && looked < REACH; looked++) {
    const tag = semanticTag(at)
    if (FRAME.has(tag)) return true
    if (WRITING.has(tag)) inHeader = false
    if (!holding.has(at)) {
      const own = marksOf(at)
      if (FRAME_MARKS.some((mark) => own.includes(mark))) return true
      if (tag === 'header' || HEADER_MARK.some((mark) => own.includes(mark))) inHeader = true
    }
    at = at.parent
  }
  return inHeader
}

/** Whether the nearest element with text around (or at) an element holds content. */
function isAmongContent(
  element: Element,
  holding: ReadonlySet<Element>,
  texted: ReadonlySet<Element>,
): boolean {
  let at: Element['parent'] = element
  for (let looked = 0; isElement(at) && looked < REACH; looked++) {
    if (texted.has(at)) return holding.has(at)
    at = at.parent
  }
  return false
}
