import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { attribute, type ChildNode, type Element, isElement } from '../html/dom.ts'
import { META_NAMES } from './meta-names.ts'
import { metaContent, type PageSource, resolve } from './page-source.ts'

/** The address that the page declares as its own, to search engines or social networks; null when it declares none. */
export function canonicalOf(source: PageSource): string | null {
  for (const link of source.elements.get('link') ?? []) {
    if (!attribute(link, 'rel').toLowerCase().split(/\s+/).includes('canonical')) continue
    const url = resolve(attribute(link, 'href'), source.base)
    if (attribute(link, 'href').trim() !== '' && url !== null) return url
  }
  const shared = metaContent(source, ...META_NAMES.address)
  return shared === null ? null : resolve(shared, source.base)
}

/** Attributes that make a canonical link apply to another version of the page. Google ignores such a link. */
const OF_ANOTHER_VERSION = ['hreflang', 'lang', 'media', 'type']

/**
 * The canonical address in the page's head or its `Link` header; null for none, or for several, which Google ignores.
 * @param served the address in the header
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

/** The robots meta elements, by `name` only, without those in `noscript`, which Googlebot ignores because it runs scripts. */
export function robotsMetaOf(source: PageSource): ReadPage['crawl']['meta'] {
  const metas = (source.elements.get('meta') ?? []).filter((meta) => !isWithin(meta, 'noscript'))
  return (['robots', 'googlebot'] as const).flatMap((name) =>
    metas
      .filter((meta) => attribute(meta, 'name').trim().toLowerCase() === name)
      .map((meta) => ({ name, content: attribute(meta, 'content').trim().slice(0, 500) }))
      .filter(({ content }) => content !== ''),
  )
}
