import { attribute } from './dom.ts'
import { metaContent, type PageSource, resolve } from './source.ts'

/** The address the page says is its own, or null when it says none. */
export function canonicalOf(source: PageSource): string | null {
  for (const link of source.elements.get('link') ?? []) {
    if (!attribute(link, 'rel').toLowerCase().split(/\s+/).includes('canonical')) continue
    const url = resolve(attribute(link, 'href'), source.base)
    if (attribute(link, 'href').trim() !== '' && url !== null) return url
  }
  const shared = metaContent(source, 'og:url')
  return shared === null ? null : resolve(shared, source.base)
}

/** Whether the page asks search engines to leave it out. */
export function isNoindex(source: PageSource): boolean {
  return ['robots', 'googlebot'].some((name) =>
    (source.metas.get(name) ?? []).some((content) => /\b(?:noindex|none)\b/i.test(content)),
  )
}
