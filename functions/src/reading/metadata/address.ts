import type { ReadPage } from '@gaplens/contracts/read-page'
import { attribute, type ChildNode, type Element, isElement } from '../html/dom.ts'
import { META_NAMES } from './meta-names.ts'
import { metaContent, type PageSource, resolve } from './source.ts'

/** The address the page says is its own, to search engines or where it is shared; null when it says none. */
export function canonicalOf(source: PageSource): string | null {
  for (const link of source.elements.get('link') ?? []) {
    if (!attribute(link, 'rel').toLowerCase().split(/\s+/).includes('canonical')) continue
    const url = resolve(attribute(link, 'href'), source.base)
    if (attribute(link, 'href').trim() !== '' && url !== null) return url
  }
  const shared = metaContent(source, ...META_NAMES.address)
  return shared === null ? null : resolve(shared, source.base)
}

/** The address that links of the page's head call canonical; null for none, or for several, which Google then passes over. */
export function declaredCanonicalOf(source: PageSource): string | null {
  const declared = new Set<string>()
  for (const link of source.elements.get('link') ?? []) {
    if (!attribute(link, 'rel').toLowerCase().split(/\s+/).includes('canonical') || isInBody(link)) continue
    const url = resolve(attribute(link, 'href'), source.base)
    if (attribute(link, 'href').trim() !== '' && url !== null) declared.add(url)
  }
  const [only] = declared
  return declared.size === 1 ? (only ?? null) : null
}

function isInBody(element: Element): boolean {
  for (let at = element.parent; isElement(at as ChildNode | null); at = (at as Element).parent)
    if ((at as Element).name === 'body') return true
  return false
}

/** What meta elements tell search engines. */
export function robotsMetaOf(source: PageSource): ReadPage['crawl']['meta'] {
  return (['robots', 'googlebot'] as const).flatMap((name) =>
    (source.metas.get(name) ?? []).map((content) => ({ name, content: content.slice(0, 500) })),
  )
}
