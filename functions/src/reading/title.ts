import { hasType, textValue } from './data-item.ts'
import { attribute, type Element, textOf, tidy } from './dom.ts'
import { first, type Rule } from './first.ts'
import { metaContent, type PageSource } from './source.ts'

/** The name of the page itself: what it gives to networks and search engines, or its first heading. */
export function titleOf(source: PageSource): string {
  return (first(TITLE_RULES, source) ?? '').slice(0, 500)
}

/** The name of the site: what it declares, or the part of the title that repeats its host. */
export function siteNameOf(source: PageSource): string {
  return (first(SITE_NAME_RULES, source) ?? '').slice(0, 200)
}

export function descriptionOf(source: PageSource): string {
  return tidy(metaContent(source, 'description', 'og:description', 'twitter:description') ?? '').slice(
    0,
    2000,
  )
}

const kept = (text: string | null | undefined): string | null => {
  const clean = tidy(text ?? '')
  return clean === '' ? null : clean
}

const documentTitle = (source: PageSource): string | null => {
  const element = source.elements.get('title')?.find((one) => !insideSvg(one))
  return element === undefined ? null : kept(textOf(element, 1000))
}

const onlyHeading = (source: PageSource): string | null => {
  const headings = (source.elements.get('h1') ?? [])
    .map((element) => tidy(textOf(element, 400)))
    .filter((text) => text !== '')
  return headings.length === 1 ? (headings[0] ?? null) : null
}

const TITLE_RULES: ReadonlyArray<Rule<PageSource, string>> = [
  (source) => {
    const title = documentTitle(source)
    const heading = onlyHeading(source)
    // The heading is the title without what the site adds to it.
    return heading !== null && title !== null && heading.length >= 4 && title.includes(heading)
      ? heading
      : null
  },
  (source) => kept(metaContent(source, 'og:title', 'twitter:title')),
  documentTitle,
  onlyHeading,
  (source) => {
    const item = source.items.find((one) => hasType(one, /Article|Posting|Product|WebPage/))
    return item === undefined ? null : kept(textValue(item, 'headline') ?? textValue(item, 'name'))
  },
  (source) => {
    const heading = source.elements.get('h1')?.[0]
    return heading === undefined ? null : kept(textOf(heading, 400))
  },
]

const SITE_NAME_RULES: ReadonlyArray<Rule<PageSource, string>> = [
  (source) => kept(metaContent(source, 'og:site_name', 'application-name', 'apple-mobile-web-app-title')),
  (source) => {
    const site = source.items.find((item) => hasType(item, /^WebSite$/))
    return site === undefined ? null : kept(textValue(site, 'name'))
  },
  (source) => {
    const publisher = source.items
      .flatMap((item) => item.values.publisher ?? [])
      .find((value) => typeof value !== 'string')
    return publisher === undefined || typeof publisher === 'string'
      ? null
      : kept(textValue(publisher, 'name'))
  },
  (source) => {
    const host = hostName(source.url)
    const parts = (documentTitle(source) ?? '').split(/\s+[|｜–—\-_·»:]\s+|[|｜_]/).map(tidy)
    if (parts.length < 2) return null
    return (
      parts.find(
        (part) => part.length > 2 && host.includes(part.toLowerCase().replace(/[^a-z0-9]/g, '') || ' '),
      ) ?? null
    )
  },
]

function hostName(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '').replace(/[^a-z0-9]/g, '')
  } catch {
    return ''
  }
}

function insideSvg(element: Element): boolean {
  for (let at = element.parent; at !== null; at = at.parent) {
    if ('name' in at && at.name === 'svg') return true
  }
  return attribute(element, 'hidden') !== ''
}
