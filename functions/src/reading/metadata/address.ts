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

/** On a canonical link these say that it is of another version of the page: Google passes such a link over. */
const OF_ANOTHER_VERSION = ['hreflang', 'lang', 'media', 'type']

/**
 * The address that links of the page's head, or its `Link` header, call canonical; null for none, or for several, which
 * Google then passes over.
 * @param served by the header
 */
export function declaredCanonicalOf(source: PageSource, served: string | null = null): string | null {
  const declared = new Set(served === null ? [] : [served])
  for (const link of source.elements.get('link') ?? []) {
    if (!attribute(link, 'rel').toLowerCase().split(/\s+/).includes('canonical')) continue
    if (isWithin(link, 'body', 'noscript') || OF_ANOTHER_VERSION.some((name) => name in link.attribs))
      continue
    const url = resolve(attribute(link, 'href'), source.base)
    if (attribute(link, 'href').trim() !== '' && url !== null) declared.add(url)
  }
  const [only] = declared
  return declared.size === 1 ? (only ?? null) : null
}

function isWithin(element: Element, ...names: readonly string[]): boolean {
  for (let at = element.parent; isElement(at as ChildNode | null); at = (at as Element).parent)
    if (names.includes((at as Element).name)) return true
  return false
}

/** What meta elements tell search engines: by `name` alone, and not where Googlebot, which runs scripts, never looks. */
export function robotsMetaOf(source: PageSource): ReadPage['crawl']['meta'] {
  const metas = (source.elements.get('meta') ?? []).filter((meta) => !isWithin(meta, 'noscript'))
  return (['robots', 'googlebot'] as const).flatMap((name) =>
    metas
      .filter((meta) => attribute(meta, 'name').trim().toLowerCase() === name)
      .map((meta) => ({ name, content: attribute(meta, 'content').trim().slice(0, 500) }))
      .filter(({ content }) => content !== ''),
  )
}
