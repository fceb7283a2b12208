import { attribute, type Element, isElement, textOf, tidy } from '../html/dom.ts'
import type { Segment } from '../main-text/segmentation.ts'
import { hasType, textValue } from '../structured-data/data-item.ts'
import { first, type Rule } from './first-rule.ts'
import { META_NAMES } from './meta-names.ts'
import { metaContent, type PageSource, resolve } from './page-source.ts'

/**
 * The name of the site: as declared, or the part of the title that repeats its host, or from its header or copyright notice.
 */
export function siteNameOf(source: PageSource, segments: readonly Pick<Segment, 'text'>[] = []): string {
  return (first(SITE_NAME_RULES, source) ?? headerName(source) ?? ownerOf(segments) ?? '').slice(0, 200)
}

/** A trimmed text; null when it is empty. */
export const kept = (text: string | null | undefined): string | null => {
  const clean = tidy(text ?? '')
  return clean === '' ? null : clean
}

/** The text of `<title>`, but not of one inside an SVG image. */
export const documentTitle = (source: PageSource): string | null => {
  const element = source.elements.get('title')?.find((one) => !insideSvg(one))
  return element === undefined ? null : kept(textOf(element, 1000))
}

/** The path of an address; empty when the address is invalid. */
export function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : ''
}

const SEPARATOR = /\s+[|｜–—\-·•»:]\s+|[|｜_]/

/** A title without the site's name at its end or, after a bar, its start. */
export function withoutSite(title: string, source: PageSource): string {
  const parts = title
    .split(SEPARATOR)
    .map(tidy)
    .filter((part) => part !== '')
  if (parts.length < 2) return title
  const last = parts.at(-1) ?? ''
  if (isSiteName(last, source) || spellsHost(last, source.url))
    return tidy(title.slice(0, title.lastIndexOf(last)).replace(/[\s|｜–—\-·•»:_]+$/, ''))
  if (isSiteName(parts[0] ?? '', source))
    return tidy(title.slice((parts[0] ?? '').length).replace(/^[\s|｜–—\-·•»:_]+/, ''))
  return title
}

/** Whether a text is the site's name: as declared, or as the host spells it. */
export function isSiteName(text: string, source: PageSource): boolean {
  const plain = text.toLowerCase()
  const letters = plain.replace(/[^a-z0-9]/g, '')
  const declared = tidy(metaContent(source, 'og:site_name', 'application-name') ?? '').toLowerCase()
  return plain === declared || (letters.length > 2 && hostName(source.url).startsWith(letters))
}

/** Words of a site's name that its host may leave out. */
const HOST_LEAVES_OUT = new Set(
  'the and of for a an inc llc ltd co official website site blog online forum forums community'.split(' '),
)

/** Whether a host consists of a name's words or their initials: `raspberrypi` of "Raspberry Pi". */
function spellsHost(name: string, url: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !HOST_LEAVES_OUT.has(word))
  const letters = words.join('')
  const host = hostName(url)
  if (letters.length >= 4 && words.every((word) => host.includes(word))) return true
  return words.length >= 3 && host.startsWith(words.map((word) => word.charAt(0)).join(''))
}

const SITE_NAME_RULES: ReadonlyArray<Rule<PageSource, string>> = [
  (source) => kept(metaContent(source, ...META_NAMES.siteName)),
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

/** Only the first links of a page can be in its header. */
const HEADER_LINKS = 12
const NO_NAME = /^(?:回?首頁|home(?:page)?|logo|回到?(?:首頁|上一頁)|menu|選單|\s*)$/iu

/** The text, or alternative text, of the link to the home page at the top of the page. */
function headerName(source: PageSource): string | null {
  for (const anchor of (source.elements.get('a') ?? []).slice(0, HEADER_LINKS)) {
    const address = resolve(attribute(anchor, 'href'), source.base)
    if (address === null || attribute(anchor, 'href') === '' || pathOf(address) !== '/') continue
    if (hostName(address) !== hostName(source.url)) continue
    const image = anchor.children.find((child) => isElement(child) && child.name === 'img')
    const name = tidy(textOf(anchor, 60)) || tidy(isElement(image) ? attribute(image, 'alt') : '')
    const plain = name.replace(/\s*(?:logo|標誌|商標)$/iu, '')
    if (plain.length >= 2 && plain.length <= 30 && !NO_NAME.test(plain)) return plain
  }
  return null
}

/** 「© 2026 光合牙醫診所 版權所有」. Every repetition is bounded. */
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s{0,3}(?:©\s{0,3})?(?:\d{4}(?:\s?[-–]\s?\d{4})?)?\s{0,3}(?:by\s)?([^\d©|｜。.,，\n]{2,30})/iu
const RIGHTS = /\s*(?:版權所有|著作權所有|all rights reserved|保留一切權利|inc|co|ltd).*$/iu

/** The owner of the site in its copyright notice. */
function ownerOf(segments: readonly Pick<Segment, 'text'>[]): string | null {
  for (const { text } of segments.slice(-20)) {
    const name = tidy((COPYRIGHT.exec(text)?.[1] ?? '').replace(RIGHTS, ''))
    if (name.length >= 2) return name
  }
  return null
}

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
