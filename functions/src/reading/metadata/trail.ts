import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { attribute, type Element, isElement, textOf, tidy } from '../html/dom.ts'
import { type PageSource, resolve } from './page-source.ts'

/** A longer list of links is a menu. */
const MAX_LINKS = 8
/** How many elements around a link are looked at. A class of the whole page may name its trail too. */
const LEVELS = 5
const NAMED = /breadcrumb|^crumbs?$|麵包屑/i

type Trail = NonNullable<ReadPage['trail']>

/** The links of the first trail on the page, from the outermost: 「首頁 › 家電 › 除濕機」. Empty without one. */
export function trailOf(source: PageSource): Trail {
  const trails = new Map<Element, Trail>()
  const known = new Map<Element, boolean>()
  for (const anchor of source.elements.get('a') ?? []) {
    const around = trailAround(anchor, known)
    if (around === null) continue
    const href = attribute(anchor, 'href')
    const url = href.startsWith('#') ? null : resolve(href, source.base)
    const name = tidy(textOf(anchor, 200))
    const trail = trails.get(around) ?? []
    if (url === null || name === '' || trail.length > MAX_LINKS) continue
    if (trail.every((step) => step.url !== url)) trails.set(around, [...trail, { name, url }])
  }
  return [...trails.values()].find((trail) => trail.length <= MAX_LINKS) ?? []
}

/** The outermost element near a link that is named as a trail; null without one. */
function trailAround(anchor: Element, known: Map<Element, boolean>): Element | null {
  let found: Element | null = null
  let at = anchor.parent as Element | null
  for (let level = 0; level < LEVELS && isElement(at); level++) {
    if (/^(?:main|article|body|html)$/.test(at.name)) break
    const named = known.get(at) ?? isNamed(at)
    known.set(at, named)
    if (named) found = at
    at = at.parent as Element | null
  }
  return found
}

function isNamed(element: Element): boolean {
  return ['class', 'id', 'aria-label', 'itemtype', 'typeof']
    .flatMap((name) => attribute(element, name).slice(0, 500).split(/\s+/))
    .some((name) => NAMED.test(name) && !/(?:has|with|no)[-_]?breadcrumb/i.test(name))
}
